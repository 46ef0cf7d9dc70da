/** The boxes by which visitors consent to something, by their field names in the calls. */
export const CONSENT_PURPOSES = [
  "agreeToUseTestimony",
  "agreeToPromotions",
  "isAcceptUnrestricted",
  "isAcceptReceiveFurther",
] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The sentence beside a box. A changed sentence gets a new version. */
export type ConsentSentence = { purpose: ConsentPurpose; sentence: string; version: string };

/** The boxes of the testimony consent form. */
export const TESTIMONY_CONSENTS = {
  agreeToUseTestimony: {
    purpose: "agreeToUseTestimony",
    sentence:
      "I agree that my testimony, with my name, voice and picture, may be shown on this site and on its social media channels.",
    version: "2026-11-21",
  },
  agreeToPromotions: {
    purpose: "agreeToPromotions",
    sentence: "I agree to receive news and invitations by e-mail.",
    version: "2026-11-21",
  },
} as const satisfies Partial<Record<ConsentPurpose, ConsentSentence>>;

/** The boxes of the story upload. */
export const STORY_CONSENTS = {
  isAcceptUnrestricted: {
    purpose: "isAcceptUnrestricted",
    sentence:
      "I made this video or may share it, everybody seen in it agrees, and it may be shown without restriction on this site and on its social media channels.",
    version: "2026-11-21",
  },
  isAcceptReceiveFurther: {
    purpose: "isAcceptReceiveFurther",
    sentence: "I agree to receive further information by e-mail.",
    version: "2026-11-21",
  },
} as const satisfies Partial<Record<ConsentPurpose, ConsentSentence>>;

/** The sentences whose boxes are ticked, as they are sent with a submission. */
export function agreedTo(
  sentences: Readonly<Record<string, ConsentSentence>>,
  boxes: Readonly<Record<string, unknown>>,
): ConsentSentence[] {
  return Object.values(sentences).filter(({ purpose }) => boxes[purpose] === true);
}

/** The present sentence of a box; the purpose itself for a box that this site does not have. */
export function sentenceOf(purpose: string): string {
  const known: ConsentSentence[] = [...Object.values(TESTIMONY_CONSENTS), ...Object.values(STORY_CONSENTS)];
  return known.find((sentence) => sentence.purpose === purpose)?.sentence ?? purpose;
}
