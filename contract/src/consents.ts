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

/** The sentence beside a box. Changing a sentence requires a new version. */
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

/** People asked for consent by mail: the teller, a parent, someone who can be seen, or the teller again after years. */
export const CONSENT_REQUESTED = ["teller", "parent", "seen", "again"] as const;

/** The purposes that people other than the teller are asked about by mail. */
export const OTHERS_CONSENTS = {
  parentAgrees: {
    purpose: "parentAgrees",
    sentence:
      "I am a parent or guardian of the child who tells this story. I agree that the video, in which my child is seen and heard, may be shown on this site and on its social media channels.",
    version: "2026-11-26",
  },
  seenAgrees: {
    purpose: "seenAgrees",
    sentence:
      "I am seen or named in this story. I agree that it may be shown on this site and on its social media channels.",
    version: "2026-11-26",
  },
} as const satisfies Partial<Record<ConsentPurpose, ConsentSentence>>;

/** Returns the sentences whose boxes are ticked, as sent with a submission. */
export function agreedTo(
  sentences: Readonly<Record<string, ConsentSentence>>,
  boxes: Readonly<Record<string, unknown>>,
): ConsentSentence[] {
  return Object.values(sentences).filter(({ purpose }) => boxes[purpose] === true);
}

/** Returns a box's current sentence, or the purpose itself if this site has no such box. */
export function sentenceOf(purpose: string): string {
  const known: ConsentSentence[] = [
    ...Object.values(TESTIMONY_CONSENTS),
    ...Object.values(STORY_CONSENTS),
    ...Object.values(OTHERS_CONSENTS),
  ];
  return known.find((sentence) => sentence.purpose === purpose)?.sentence ?? purpose;
}

/** How the provider names what the consents of a link in an email are about. */
export const CONSENTS_ABOUT = ["Your story", "Your testimony", "A story"] as const;
