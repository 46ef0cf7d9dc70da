import type { ConsentPurpose } from "@lampstand/contract/consents";
import {
  CONSENT_PURPOSE_MAX_LENGTH,
  CONSENT_SENTENCE_MAX_LENGTH,
  CONSENT_VERSION_MAX_LENGTH,
  CONSENTS_MAX,
} from "@lampstand/contract/limits";
import { z } from "zod";

import { plainText } from "../../lib/form-fields";
import { consentPurpose, type Consent } from "./consent";
import { newWithdrawal, type Withdrawal } from "./withdrawal-link";

const UNKNOWN_VERSION = "unknown";
const UNREADABLE = "The list of consents cannot be read.";

/** The contract's extra `consents`: which sentences stood beside the boxes that were ticked. */
export const agreedSentences = z
  .array(
    z.object(
      {
        purpose: z.string(UNREADABLE).max(CONSENT_PURPOSE_MAX_LENGTH, UNREADABLE),
        sentence: plainText("consent's sentence", CONSENT_SENTENCE_MAX_LENGTH),
        version: plainText("consent's version", CONSENT_VERSION_MAX_LENGTH),
      },
      UNREADABLE,
    ),
    UNREADABLE,
  )
  .max(CONSENTS_MAX, "The list of consents is too long.");

type AgreedSentences = z.output<typeof agreedSentences>;

type Ticked = Partial<Record<ConsentPurpose, boolean>>;

/** What a new record keeps of consents, for its `consentFields`. */
export function consentColumns(
  ticked: Ticked,
  sentences?: AgreedSentences | null,
): Withdrawal & { consents: Consent[] } {
  return { consents: givenConsents(ticked, sentences ?? [], new Date()), ...newWithdrawal() };
}

/**
 * The consents given: one for each box that was ticked, with the sentence beside it. A sentence whose box was not
 * ticked is no consent; a box whose sentence was not told is one all the same.
 */
export function givenConsents(ticked: Ticked, sentences: AgreedSentences, givenAt: Date): Consent[] {
  return consentPurpose.options
    .filter((purpose) => ticked[purpose])
    .map((purpose) => {
      const told = sentences.find((sentence) => sentence.purpose === purpose);
      return {
        purpose,
        sentence: told?.sentence ?? "",
        version: (told?.version ?? "") || UNKNOWN_VERSION,
        givenAt: givenAt.toISOString(),
      };
    });
}
