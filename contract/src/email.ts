import { EMAIL_MAX_LENGTH, EMAIL_TYPED_MAX_LENGTH } from "./limits";

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** Matches a single mailbox whose top-level domain is in letters, or in ASCII form if from another script. */
const ADDRESS = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$`,
  "i",
);

/** Characters that would end the host in an address, or hide another host in it. */
const NOT_IN_A_HOST = /[\s\p{Cc}/\\?#%:@[\]<>]/u;

/** Returns whether a text is one email address that mail can go to. Its host may be in any script. */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_TYPED_MAX_LENGTH) return false;
  const email = withAsciiHost(text);
  return email.length <= EMAIL_MAX_LENGTH && ADDRESS.test(email);
}

/** Returns an address with its host in ASCII (`bücher.example` is `xn--bcher-kva.example`); others unchanged. */
export function asciiEmail(email: string): string {
  return /[^\0-\x7f]/.test(hostOf(email)) ? withAsciiHost(email) : email;
}

/** Does what `asciiEmail` does, and lower-cases the host. */
export function withAsciiHost(email: string): string {
  const host = hostOf(email);
  if (host === email || NOT_IN_A_HOST.test(host)) return email;
  try {
    // Not `URL.canParse`, which in Node 20 rejects hosts such as `ü.example` after enough calls.
    return email.slice(0, email.length - host.length) + new URL(`http://${host}`).hostname;
  } catch {
    return email;
  }
}

/** Returns the form that identifies a member, or `null`: mail goes only there, so a look-alike gets no codes. */
export function normalizeEmail(text: string): string | null {
  const folded = text.normalize("NFKC").trim().toLowerCase();
  return isEmailAddress(folded) ? withAsciiHost(folded) : null;
}

/** Hosts with several names, by alias. */
const SAME_HOST: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "protonmail.ch": "proton.me",
  "pm.me": "proton.me",
};

/** Characters that a host ignores in a name: several spellings reach one mailbox. */
const OVERLOOKED: Readonly<Record<string, RegExp>> = { "gmail.com": /\./g, "proton.me": /[._-]/g };

/** Returns whether two addresses reach one mailbox: for where two people must answer, never for signing in. */
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
