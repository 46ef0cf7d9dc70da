import { environment } from "../../lib/environment";
import { letter, type Mail, type MailPart } from "../mail/mail";
import type { Purpose } from "./code-hashes";

/** The recipient, and the name in which the email is sent. */
type Ends = { to: string; brand: string };

const IGNORE = "If this wasn’t you, you can ignore this email.";

const purposes: Record<Purpose, string> = {
  login: "This is your code to log in:",
  signup: "This is your code to sign up:",
  "change-email": "This is your code to use this address for your account:",
  "delete-account": "This is your code to delete your account:",
};

/** The email with a code, which the subject shows too. */
export function codeMail({ to, brand }: Ends, purpose: Purpose, code: string): Mail {
  return letter(
    to,
    `${code} is your code for ${brand}`,
    purposes[purpose],
    { code },
    "It works once, within 10 minutes. We will never ask you for it.",
    "If you didn’t ask for a code, you can ignore this email.",
  );
}

/** For an address without an account, when somebody tried to log in. */
export function signUpMail({ to, brand }: Ends): Mail {
  return letter(
    to,
    `You don’t have an account with ${brand} yet`,
    `Someone, probably you, asked for a code to log in to ${brand}. There’s no account with this address yet. You can create one:`,
    onSite("Sign up", "/signup"),
    IGNORE,
  );
}

/** For an address with an account, when somebody tried to sign up or change their own address to it. */
export function logInMail({ to, brand }: Ends): Mail {
  return letter(
    to,
    `You already have an account with ${brand}`,
    `Someone, probably you, tried to use this address for an account with ${brand}. It already has one. You can log in:`,
    onSite("Log in", "/login"),
    IGNORE,
  );
}

/** For the address that a member no longer uses. */
export function addressChangedMail({ to, brand }: Ends): Mail {
  return letter(
    to,
    `Your address at ${brand} has changed`,
    `Your account with ${brand} now has a different email address. We no longer send codes to this one.`,
    "If you didn’t change it, please write to us.",
  );
}

function onSite(label: string, path: string): MailPart {
  return { label, link: `${environment().siteUrl}${path}` };
}
