import { CONSENT_PURPOSES } from "@lampstand/contract/consents";
import { z } from "zod";

/** Who withdrew a consent, where it was not staff, who are named by their e-mail address. */
export const THE_PERSON = "the person";

/** What the contract's checkboxes ask for. */
export const consentPurpose = z.enum(CONSENT_PURPOSES);

/** One consent: what was agreed to, word for word, when, and whether it still stands. */
export const consent = z.object({
  purpose: consentPurpose,
  /** Empty where the sender did not tell it. */
  sentence: z.string(),
  version: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().optional(),
  /** `THE_PERSON`, or the e-mail address of the staff account that did it. */
  withdrawnBy: z.string().optional(),
});

export type Consent = z.output<typeof consent>;

const consents = z.array(consent);

/** The consents that a record keeps. */
export function readConsents(stored: unknown): Consent[] {
  return consents.catch([]).parse(stored);
}
