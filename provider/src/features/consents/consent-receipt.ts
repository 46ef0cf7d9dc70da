import type { ConsentPurpose } from "@lampstand/contract/consents";
import type { Payload } from "payload";

import { dayInWords } from "../../lib/days";
import { environment } from "../../lib/environment";
import { churchTimeZone } from "../church/church";
import { letter, type Mail, type MailPart } from "../mail/mail";
import { readConsents } from "./consent";
import { withdrawalLink } from "./withdrawal-link";

type ConsentRecord = {
  email: string;
  consents?: unknown;
  withdrawalSeed?: string | null;
  withdrawalHash?: string | null;
};

/** What a consent is to, where the sentence is not known. */
const purposes: Record<ConsentPurpose, string> = {
  agreeToUseTestimony: "My testimony may be used.",
  agreeToPromotions: "I would like to hear from you.",
  isAcceptUnrestricted: "My story may be used without restriction.",
  isAcceptReceiveFurther: "I would like to hear from you.",
  parentAgrees: "My child's story may be shown.",
  seenAgrees: "The story in which I am seen may be shown.",
};

/**
 * The mail to somebody who sent something that needs consent. It holds nothing that they typed: whoever fills in a stranger's
 * address cannot write to them in our name.
 * @param thanks The mail's first sentence.
 * @param missing What is said where they did not agree that it may be used.
 */
export async function consentReceipt(
  payload: Payload,
  record: ConsentRecord,
  thanks: string,
  missing: MailPart[] = [],
): Promise<Mail> {
  const agreed = agreedParts(record, await churchTimeZone(payload));
  const subject = agreed.length > 0 ? "Thank you: what you agreed to" : "Thank you: one thing is missing";
  return letter(record.email, subject, thanks, ...missing, ...agreed);
}

/** What is said to whoever filled in the testimony form without agreeing that their testimony may be used. */
export function testimonyUnused({ consents }: ConsentRecord): MailPart[] {
  if (readConsents(consents).some(({ purpose }) => purpose === "agreeToUseTestimony")) return [];
  return [
    "You did not tick that we may use your testimony, so nobody but us reads it. If you would like others to hear it, please fill in the form again and tick that box:",
    { label: "Fill in the form", link: `${environment().siteUrl}/form` },
  ];
}

/** The part of a mail that repeats what somebody agreed to and says how to withdraw it; empty where that is nothing. */
function agreedParts(
  { consents, withdrawalSeed, withdrawalHash }: ConsentRecord,
  timeZone: string,
): MailPart[] {
  const given = readConsents(consents);
  const [first] = given;
  if (!first || !withdrawalSeed || !withdrawalHash) return [];
  return [
    `This is what you agreed to on ${dayInWords(first.givenAt, timeZone)}:`,
    ...given.map(({ sentence, purpose }) => ({ quote: sentence || purposes[purpose] })),
    "You can change your mind at any time. If you withdraw, your story is taken off the site.",
    { label: "Withdraw my consent", link: withdrawalLink({ withdrawalSeed, withdrawalHash }) },
    "Please keep this mail for the link. If it was not you who agreed, please use it, too.",
  ];
}
