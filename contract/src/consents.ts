import type { Language } from "./languages.mjs";

/** Purposes of consent: boxes, with the same names in the calls, and mailed requests to people besides the teller. */
export const CONSENT_PURPOSES = [
  "agreeToUseTestimony",
  "agreeToPromotions",
  "isAcceptUnrestricted",
  "isAcceptReceiveFurther",
  "parentAgrees",
  "seenAgrees",
] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** A sentence as somebody reads it and agrees to it. */
export type ConsentSentence<Purpose extends ConsentPurpose = ConsentPurpose> = {
  purpose: Purpose;
  sentence: string;
  version: string;
  /** Left out for English, as in consents from before there were other languages. */
  language?: Language | undefined;
};

/** The boxes of the testimony consent form. */
export const TESTIMONY_CONSENTS = [
  "agreeToUseTestimony",
  "agreeToPromotions",
] as const satisfies ConsentPurpose[];

/** The boxes of the story upload. */
export const STORY_CONSENTS = [
  "isAcceptUnrestricted",
  "isAcceptReceiveFurther",
] as const satisfies ConsentPurpose[];

/** People asked for consent by mail: the teller, a parent, someone who can be seen, or the teller again after years. */
export const CONSENT_REQUESTED = ["teller", "parent", "seen", "again"] as const;

/** Returns the sentences whose boxes are ticked, as sent with a submission. */
export function agreedTo(
  sentences: readonly ConsentSentence[],
  boxes: Readonly<Record<string, unknown>>,
): ConsentSentence[] {
  return sentences.filter(({ purpose }) => boxes[purpose] === true);
}

/** How the provider names what the consents of a link in an email are about. */
export const CONSENTS_ABOUT = ["Your story", "Your testimony", "A story"] as const;
