import { createHash } from "node:crypto";
import { consentIn, consentsIn, isConsentSentence, sentenceOf } from "./consent-sentences";
import { agreedTo, CONSENT_PURPOSES, TESTIMONY_CONSENTS } from "./consents";
import { type Language, LANGUAGE_NAMES } from "./languages.mjs";
import { CONSENT_SENTENCE_MAX_LENGTH } from "./limits";
import { characterCount, tidyText } from "./text";

const others = LANGUAGE_NAMES.filter((language) => language !== "en");

const inOthers = others.flatMap((language) =>
  CONSENT_PURPOSES.map((purpose) => [purpose, language] as const),
);

/** Words that each sentence of a language has: who agrees or says so. */
const FIRST_PERSON: Record<Language, RegExp> = {
  en: /\bI\b/,
  es: /\b(?:doy|hice|soy|me)\b/i,
  "pt-br": /\b(?:concordo|fiz|sou|apareço)\b/i,
  fr: /\bJ’|\bJe\b/,
  de: /\bIch\b/,
  ar: /أوافق|أنا/,
  "zh-hans": /我/,
};

const LETTERS: Partial<Record<Language, RegExp>> = { ar: /\p{sc=Arabic}/u, "zh-hans": /\p{sc=Han}/u };

describe.each(inOthers)("%s in %s", (purpose, language) => {
  const { sentence } = consentIn(purpose, language);

  it("is a sentence of this language, in the first person", () => {
    expect(sentence).toMatch(FIRST_PERSON[language]);
    expect(sentence).toMatch(language === "zh-hans" ? /。$/ : /\.$/);
    expect(sentence).not.toMatch(/\b(?:agree|the|this|that)\b|'/);
    expect(sentence).toMatch(LETTERS[language] ?? /\p{sc=Latin}/u);
  });

  it("differs from every other sentence", () => {
    const all = LANGUAGE_NAMES.flatMap((each) => CONSENT_PURPOSES.map((of) => consentIn(of, each).sentence));
    expect(all.filter((each) => each === sentence)).toHaveLength(1);
  });

  it("arrives at a provider as it was read", () => {
    expect(tidyText(sentence)).toBe(sentence);
    expect(characterCount(sentence)).toBeLessThanOrEqual(CONSENT_SENTENCE_MAX_LENGTH);
  });
});

/** Somebody who changes a sentence gets another digest, and has to enter it here with a new version. */
it.each([
  ["agreeToUseTestimony", "2026-11-21", "02a243570209"],
  ["agreeToPromotions", "2026-11-21", "fc253d996aff"],
  ["isAcceptUnrestricted", "2026-11-21", "6acb4f101418"],
  ["isAcceptReceiveFurther", "2026-11-21", "1481a0b81910"],
  ["parentAgrees", "2026-11-26", "9ff7ad1eb1ec"],
  ["seenAgrees", "2026-11-26", "181905d7bb15"],
] as const)("%s has the words of version %s", (purpose, version, digest) => {
  const consents = LANGUAGE_NAMES.map((language) => consentIn(purpose, language));
  const words = consents.map(({ sentence }) => sentence).join("\n");
  expect(consents.map((consent) => consent.version)).toEqual(LANGUAGE_NAMES.map(() => version));
  expect(createHash("sha256").update(words).digest("hex").slice(0, 12)).toBe(digest);
});

it("keeps the English sentences, without a language", () => {
  expect(consentIn("agreeToPromotions", "en")).toEqual({
    purpose: "agreeToPromotions",
    sentence: "I agree to receive news and invitations by e-mail.",
    version: "2026-11-21",
  });
});

it("sends the sentences whose boxes are ticked, as they were read", () => {
  const read = consentsIn(TESTIMONY_CONSENTS, "es");
  expect(agreedTo(read, { agreeToUseTestimony: true, agreeToPromotions: false })).toEqual([
    {
      purpose: "agreeToUseTestimony",
      sentence: expect.stringContaining("mi testimonio"),
      version: "2026-11-21",
      language: "es",
    },
  ]);
});

it.each(LANGUAGE_NAMES)("knows its own sentences in %s, and only those", (language) => {
  const known = consentIn("agreeToPromotions", language);
  expect(isConsentSentence(known)).toBe(true);
  for (const wrong of [
    { ...known, sentence: "You may use everything." },
    { ...known, sentence: `${known.sentence} ` },
    { ...known, version: "2026-11-20" },
    { ...known, purpose: "isAcceptReceiveFurther" },
    { ...known, purpose: "toString" },
    { ...known, language: language === "de" ? "fr" : "de" },
    { ...known, language: "xx" },
  ])
    expect(isConsentSentence(wrong)).toBe(false);
});

it("names a purpose that isn't its own as it came", () => {
  expect(sentenceOf("agreeToPromotions", "de")).toBe(consentIn("agreeToPromotions", "de").sentence);
  expect(sentenceOf("somethingElse", "de")).toBe("somethingElse");
});
