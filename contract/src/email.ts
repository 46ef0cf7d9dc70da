import { EMAIL_MAX_LENGTH, EMAIL_TYPED_MAX_LENGTH } from "./limits";

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** One mailbox whose top-level domain is letters, or a name of another script in its ASCII form. */
const ADDRESS = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$`,
  "i",
);

/** Characters that would end a host's name in an address, or hide another host in it. */
const NOT_IN_A_HOST = /[\s\p{Cc}/\\?#%:@[\]<>]/u;

/** Whether text is an e-mail address that one mail can go to. Its host may be of any script. */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_TYPED_MAX_LENGTH) return false;
  const email = withAsciiHost(text);
  return email.length <= EMAIL_MAX_LENGTH && ADDRESS.test(email);
}

/**
 * An e-mail address as it can be stored and sent: a host of another script in its ASCII form (`bücher.example` is
 * `xn--bcher-kva.example`). An address in ASCII stays as it is typed, and so does what is no address.
 */
export function asciiEmail(email: string): string {
  return /[^\0-\x7f]/.test(hostOf(email)) ? withAsciiHost(email) : email;
}

/** As `asciiEmail`, and the host in lower case. */
export function withAsciiHost(email: string): string {
  const host = hostOf(email);
  if (host === email || NOT_IN_A_HOST.test(host)) return email;
  try {
    // Not `URL.canParse`: in Node 20 it refuses hosts such as `ü.example` once it has been called often enough.
    return email.slice(0, email.length - host.length) + new URL(`http://${host}`).hostname;
  } catch {
    return email;
  }
}

/**
 * An e-mail address by which members are told apart: NFKC, trimmed, in lower case, its host in ASCII. Mail goes to this
 * address and never to the one typed, so that a look-alike never gets another's code.
 * @returns null when it is no address that one mail can go to.
 */
export function normalizeEmail(text: string): string | null {
  const folded = text.normalize("NFKC").trim().toLowerCase();
  return isEmailAddress(folded) ? withAsciiHost(folded) : null;
}

/** Hosts with several names. */
const SAME_HOST: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "protonmail.ch": "proton.me",
  "pm.me": "proton.me",
};

/** What hosts overlook in a name: they deliver to one mailbox wherever it stands. */
const OVERLOOKED: Readonly<Record<string, RegExp>> = { "gmail.com": /\./g, "proton.me": /[._-]/g };

/**
 * Whether two addresses lead to one person's mailbox: letters' case and what follows a plus sign make no other one. Used where
 * two people have to answer, never to sign somebody in.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(text: string): string {
  const email = normalizeEmail(text) ?? text.trim().toLowerCase();
  const typed = hostOf(email);
  const [name = ""] = email.slice(0, email.length - typed.length - 1).split("+", 1);
  const host = SAME_HOST[typed] ?? typed;
  const overlooked = OVERLOOKED[host];
  return `${overlooked ? name.replace(overlooked, "") : name}@${host}`;
}

function hostOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
