import { environment } from "../../lib/environment";
import { mailWords } from "../../messages/sentences";
import { letter, type Mail, type MailPart, type Recipient } from "../mail/mail";
import type { Purpose } from "./code-hashes";

/** The recipient, and the name in which the email is sent. */
type Ends = Recipient & { brand: string };

const INTROS = {
  login: "codes.login",
  signup: "codes.signup",
  "change-email": "codes.changeEmail",
  "delete-account": "codes.deleteAccount",
} as const satisfies Record<Purpose, string>;

/** Returns the email with a code, which the subject shows too. */
export function codeMail({ brand, ...recipient }: Ends, purpose: Purpose, code: string): Mail {
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("codes.subject", { code, brand }),
    words(INTROS[purpose]),
    { code },
    words("codes.worksOnce"),
    words("codes.notAsked"),
  );
}

/** Returns the email to an address without an account, when somebody tried to log in. */
export function signUpMail({ brand, ...recipient }: Ends): Mail {
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("members.noAccountSubject", { brand }),
    words("members.noAccount", { brand }),
    onSite(words("members.signUp"), "/signup"),
    words("members.notYou"),
  );
}

/** Returns the email to an address with an account, when somebody tried to sign up with it or change to it. */
export function logInMail({ brand, ...recipient }: Ends): Mail {
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("members.hasAccountSubject", { brand }),
    words("members.hasAccount", { brand }),
    onSite(words("members.logIn"), "/login"),
    words("members.notYou"),
  );
}

/** Returns the email to the address that a member no longer uses. */
export function addressChangedMail({ brand, ...recipient }: Ends): Mail {
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("members.addressChangedSubject", { brand }),
    words("members.addressChanged", { brand }),
    words("members.notChanged"),
  );
}

function onSite(label: string, path: string): MailPart {
  return { label, link: `${environment().siteUrl}${path}` };
}
