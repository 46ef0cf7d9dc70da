import { consentIn, isConsentSentence } from "@lampstand/contract/consent-sentences";
import type { ConsentPurpose, ConsentSentence } from "@lampstand/contract/consents";
import { DEFAULT_LANGUAGE, isLanguage } from "@lampstand/contract/languages";

import { HttpError } from "../../lib/http/responses";
import { type SentenceCode, sentence } from "../../messages/sentences";

const CHANGED: SentenceCode = "consents.wordingChanged";

/** The refusal of words that this site doesn't show, or no longer. */
export function wordingChanged(): HttpError {
  return new HttpError(409, sentence(CHANGED));
}

/** @throws HttpError 409 if one of the sentences isn't known for its purpose, version and language. */
export function requireKnownSentences(sentences: readonly Parameters<typeof isConsentSentence>[0][]): void {
  if (!sentences.every(isConsentSentence)) throw wordingChanged();
}

/** What the site sends of a sentence that somebody read on the page behind a link. */
export type SentenceRead = { version: string; language?: string | undefined };

/**
 * Returns a sentence as somebody read it on the page behind a link.
 * @param language As the site says it; English if it says none.
 * @throws HttpError 409 if there is no such language.
 */
export function sentenceRead(purpose: ConsentPurpose, language: string = DEFAULT_LANGUAGE): ConsentSentence {
  if (!isLanguage(language)) throw wordingChanged();
  return consentIn(purpose, language);
}

/** What is stored of a sentence: its words as read and, for staff, the English ones of that version. */
export function asStored({ purpose, sentence: read, version, language }: ConsentSentence) {
  return { purpose, sentence: read, version, ...(language && { language, english: englishOf(purpose) }) };
}

function englishOf(purpose: ConsentPurpose): string {
  return consentIn(purpose, DEFAULT_LANGUAGE).sentence;
}
