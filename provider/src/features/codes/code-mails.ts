import { environment } from "../../lib/environment";
import { letter, type Mail, type MailPart } from "../mail/mail";
import type { Purpose } from "./code-hashes";

/** The recipient, and the name in which the email is sent. */
type Ends = { to: string; brand: string };

const IGNORE = "If it was not you, you can ignore this mail.";

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
    "It works once, within 10 minutes. Nobody of us will ever ask you for it.",
    "If you did not ask for a code, you can ignore this mail.",
  );
}

/** For an address without an account, when somebody tried to log in. */
export function signUpMail({ to, brand }: Ends): Mail {
  return letter(
    to,
    `You have no account yet at ${brand}`,
    `Somebody, probably you, asked for a code to log in to ${brand}. There is no account with this address yet. You can make one:`,
    onSite("Sign up", "/signup"),
    IGNORE,
  );
}

/** For an address with an account, when somebody tried to sign up or change their own address to it. */
export function logInMail({ to, brand }: Ends): Mail {
  return letter(
    to,
    `You already have an account at ${brand}`,
    `Somebody, probably you, wanted to use this address for an account at ${brand}. It has one already. You can log in:`,
    onSite("Log in", "/login"),
    IGNORE,
  );
}

/** For the address that a member no longer uses. */
export function addressChangedMail({ to, brand }: Ends): Mail {
  return letter(
    to,
    `Your address at ${brand} was changed`,
    `Your account at ${brand} now has another e-mail address, and codes no longer come to this one.`,
    "If it was not you who changed it, please write to us.",
  );
}

function onSite(label: string, path: string): MailPart {
  return { label, link: `${environment().siteUrl}${path}` };
}
