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

/** Describes a consent whose sentence is unknown. */
const purposes: Record<ConsentPurpose, string> = {
  agreeToUseTestimony: "You may use my testimony.",
  agreeToPromotions: "I would like to hear from you.",
  isAcceptUnrestricted: "You may use my story without restriction.",
  isAcceptReceiveFurther: "I would like to hear from you.",
  parentAgrees: "You may show my child's story.",
  seenAgrees: "You may show the story I’m seen in.",
};

/**
 * Writes the receipt of what needs consent. It repeats nothing typed, so nobody can use our name to write to strangers.
 * @param thanks The first sentence.
 * @param missing What to say if they didn't agree to its use.
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

/** Tells people who filled in the testimony form that they didn't agree to its use. */
export function testimonyUnused({ consents }: ConsentRecord): MailPart[] {
  if (readConsents(consents).some(({ purpose }) => purpose === "agreeToUseTestimony")) return [];
  return [
    "You didn’t tick the box that lets us use your testimony, so only we can read it. If you’d like others to hear it, please fill in the form again and tick that box:",
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
    "You can change your mind at any time. If you withdraw your consent, we’ll remove your story from the site.",
    { label: "Withdraw my consent", link: withdrawalLink({ withdrawalSeed, withdrawalHash }) },
    "Please keep this email for the link. If you weren’t the one who agreed, please use it too.",
  ];
}
