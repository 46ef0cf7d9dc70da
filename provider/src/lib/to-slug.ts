import anyAscii from "any-ascii";

import { hyphenated, latinSlug } from "./slugs";

const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu;

/** Returns a slug for a title in any script. Emoji become words only when there is nothing else; may be empty. */
export function toSlug(title: string): string {
  const withoutPictures = title.replace(PICTURES, " ");
  return latinSlug(title) || transliterated(withoutPictures) || transliterated(title);
}

/** Each Chinese character is a syllable. */
function transliterated(title: string): string {
  return hyphenated(anyAscii(title.normalize("NFKC").replace(/\p{Script=Han}/gu, " $& ")));
}
