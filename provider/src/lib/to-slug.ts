import anyAscii from "any-ascii";

import { hyphenated, latinSlug } from "./slugs";

/**
 * A slug made from a title in any script. A title of pictures alone is called what they show; the slug is empty where there is
 * nothing to call.
 */
export function toSlug(title: string): string {
  const withoutPictures = title.replace(/\p{Extended_Pictographic}/gu, " ");
  return latinSlug(title) || transliterated(withoutPictures) || transliterated(title);
}

/** Chinese characters are syllables of their own. */
function transliterated(title: string): string {
  return hyphenated(anyAscii(title.normalize("NFKC").replace(/\p{Script=Han}/gu, " $& ")));
}
