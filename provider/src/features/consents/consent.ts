import { CONSENT_PURPOSES } from "@lampstand/contract/consents";
import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import * as z from "zod/mini";

/** Says who withdrew a consent. Staff are named by their email address instead. */
export const THE_PERSON = "the person";

export const consentPurpose = z.enum(CONSENT_PURPOSES);

/** One consent: what was agreed to, word for word, when, and whether it still holds. */
export const consent = z.object({
  purpose: consentPurpose,
  /** Empty if the sender didn't include it. */
  sentence: z.string(),
  version: z.string(),
  /** In which it was read; absent for English. */
  language: z.optional(z.enum(LANGUAGE_NAMES)),
  /** The English sentence of the same version, if it was read in another language. */
  english: z.optional(z.string()),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.optional(z.iso.datetime()),
  /** `THE_PERSON`, or the email address of the staff account that withdrew it. */
  withdrawnBy: z.optional(z.string()),
  /** The email address of the staff account that asked for it, if it was given by an emailed link. */
  askedBy: z.optional(z.string()),
});

export type Consent = z.output<typeof consent>;

const consents = z.array(consent);

export function readConsents(stored: unknown): Consent[] {
  return z.catch(consents, []).parse(stored);
}

/** The story's consent without which it can't be published. */
const PUBLISHING_PURPOSE = "isAcceptUnrestricted";

export const CONSENT_MISSING =
  "The storyteller hasn’t agreed to show their story, so you can’t publish it. You can ask for their consent by email.";

/** Returns whether a storyteller has agreed to the publication and not withdrawn that. */
export function hasConsentToPublish(story: { consents?: unknown; withdrawnAt?: string | null }): boolean {
  if (story.withdrawnAt) return false;
  return readConsents(story.consents).some(
    ({ purpose, withdrawnAt }) => purpose === PUBLISHING_PURPOSE && !withdrawnAt,
  );
}
