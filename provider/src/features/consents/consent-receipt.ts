import type { ConsentPurpose } from "@lampstand/contract/consents";

import { environment } from "../../lib/environment";
import { letter, type Mail, type MailPart } from "../mail/mail";
import { readConsents, type Consent } from "./consent";
import { withdrawalLink } from "./withdrawal-link";

type ConsentRecord = {
  email: string;
  consents?: unknown;
  withdrawalSeed?: string | null;
  withdrawalHash?: string | null;
};

/** Describes a consent whose sentence is unknown. */
const purposes: Record<ConsentPurpose, string> = {
  agreeToUseTestimony: "My testimony may be used.",
  agreeToPromotions: "I would like to hear from you.",
  isAcceptUnrestricted: "My story may be used without restriction.",
  isAcceptReceiveFurther: "I would like to hear from you.",
  parentAgrees: "My child's story may be shown.",
  seenAgrees: "The story in which I am seen may be shown.",
};

/**
 * Writes the receipt of what needs consent. It repeats nothing typed, so nobody can use our name to write to strangers.
 * @param thanks The first sentence.
 * @param missing What to say if they didn't agree to its use.
 */
export function consentReceipt(record: ConsentRecord, thanks: string, missing: MailPart[] = []): Mail {
  const agreed = agreedParts(record);
  const subject = agreed.length > 0 ? "Thank you: what you agreed to" : "Thank you: one thing is missing";
  return letter(record.email, subject, thanks, ...missing, ...agreed);
}

/** Tells people who filled in the testimony form that they didn't agree to its use. */
export function testimonyUnused({ consents }: ConsentRecord): MailPart[] {
  if (readConsents(consents).some(({ purpose }) => purpose === "agreeToUseTestimony")) return [];
  return [
    "You did not tick that we may use your testimony, so nobody but us reads it. If you would like others to hear it, please fill in the form again and tick that box:",
    { label: "Fill in the form", link: `${environment().siteUrl}/form` },
  ];
}

/** Repeats in an email what somebody agreed to, and how to withdraw it; empty if there is nothing. */
function agreedParts({ consents, withdrawalSeed, withdrawalHash }: ConsentRecord): MailPart[] {
  const given = readConsents(consents);
  if (given.length === 0 || !withdrawalSeed || !withdrawalHash) return [];
  return [
    `This is what you agreed to on ${dayOf(given)}:`,
    ...given.map(({ sentence, purpose }) => ({ quote: sentence || purposes[purpose] })),
    "You can change your mind at any time. If you withdraw, your story is taken off the site.",
    { label: "Withdraw my consent", link: withdrawalLink({ withdrawalSeed, withdrawalHash }) },
    "Please keep this mail for the link. If it was not you who agreed, please use it, too.",
  ];
}

function dayOf([consent]: readonly Consent[]): string {
  const date = consent ? new Date(consent.givenAt) : new Date();
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
