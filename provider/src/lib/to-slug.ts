import anyAscii from "any-ascii";

import { hyphenated, latinSlug } from "./slugs";

const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu;

/** Returns a slug for a title in any script. Emoji become words only when there is nothing else; may be empty. */
export function toSlug(title: string): string {
  const withoutPictures = title.replace(PICTURES, " ");
  return latinSlug(title) || transliterated(withoutPictures) || transliterated(title);
}

/** Ethiopic letters of which the package keeps only a mark. */
const ETHIOPIC_VOWELS = new Map(
  Object.entries({ እ: "e", ዐ: "a", ዑ: "u", ዒ: "i", ዓ: "a", ዔ: "e", ዕ: "e", ዖ: "o" }),
);

/** Each Chinese character is a syllable. */
function transliterated(title: string): string {
  const spelled = title
    .normalize("NFKC")
    .replace(/\p{Script=Han}/gu, " $& ")
    .replace(/[እዐ-ዖ]/g, (letter) => ETHIOPIC_VOWELS.get(letter) ?? letter);
  return hyphenated(anyAscii(spelled));
}
