import { CONSENT_PURPOSES, type ConsentPurpose } from "@lampstand/contract/consents";
import * as z from "zod/mini";

/** Who withdrew a consent, where it was not staff, who are named by their e-mail address. */
export const THE_PERSON = "the person";

/** What the contract's checkboxes ask for. */
export const consentPurpose = z.enum(CONSENT_PURPOSES);

/** What each box asks for, as staff call it. */
export const CONSENT_PURPOSES_IN_WORDS: Record<ConsentPurpose, string> = {
  agreeToUseTestimony: "Use of the testimony",
  agreeToPromotions: "Hearing from us",
  isAcceptUnrestricted: "Unrestricted use of the story",
  isAcceptReceiveFurther: "Hearing from us",
  parentAgrees: "A child's story, as its parent",
  seenAgrees: "A story in which they are seen",
};

/** One consent: what was agreed to, word for word, when, and whether it still stands. */
export const consent = z.object({
  purpose: consentPurpose,
  /** Empty where the sender did not tell it. */
  sentence: z.string(),
  version: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.optional(z.iso.datetime()),
  /** `THE_PERSON`, or the e-mail address of the staff account that did it. */
  withdrawnBy: z.optional(z.string()),
  /** Where it was given by the link of a mail that asked for it: the e-mail address of the staff account that sent it. */
  askedBy: z.optional(z.string()),
});

export type Consent = z.output<typeof consent>;

const consents = z.array(consent);

/** The consents that a record keeps. */
export function readConsents(stored: unknown): Consent[] {
  return z.catch(consents, []).parse(stored);
}

/** What the story's box asks for, without which nobody may publish it. */
const PUBLISHING_PURPOSE = "isAcceptUnrestricted";

export const CONSENT_MISSING =
  "The storyteller hasn’t agreed to show their story, so you can’t publish it. You can ask for their consent by email.";

/** Whether a story's teller has agreed that it is shown, and not taken it back. */
export function hasConsentToPublish(story: { consents?: unknown; withdrawnAt?: string | null }): boolean {
  if (story.withdrawnAt) return false;
  return readConsents(story.consents).some(
    ({ purpose, withdrawnAt }) => purpose === PUBLISHING_PURPOSE && !withdrawnAt,
  );
}
