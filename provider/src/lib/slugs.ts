import { SLUG_MAX_LENGTH, STORY_SLUG_LENGTH } from "@lampstand/contract/limits";
import { isReservedSlug, SLUG_PATTERN } from "@lampstand/contract/slugs";

import type { SentenceCode } from "../messages/sentences";

/** Letters and digits outside English, even without accents. */
const OTHER_LETTER = /(?![a-z0-9])[\p{L}\p{N}]/iu;

/** Returns the slug of a Latin title; `undefined` when it needs transliterating, which browsers leave to `toSlug`. */
export function latinSlug(title: string): string | undefined {
  const letters = title.normalize("NFKD").replace(/\p{M}/gu, "");
  return OTHER_LETTER.test(letters) ? undefined : hyphenated(letters);
}

/** Returns lower-case letters and digits, words joined by single hyphens; empty if none are left. */
export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, "");
}

/** Returns what is wrong with a slug, in words for staff, or `true`. */
export function checkSlug(slug: unknown, options: { mayBeReserved: boolean }): true | string {
  if (typeof slug !== "string" || slug === "") return "Please enter a web address, such as hope-after-loss.";
  if (slug.length > SLUG_MAX_LENGTH) return `Please use at most ${SLUG_MAX_LENGTH} characters.`;
  if (!SLUG_PATTERN.test(slug)) return "Please use only lower-case letters, digits and single hyphens.";
  return options.mayBeReserved || checkUnreserved(slug);
}

/** Returns the sentence about what is wrong with a new story's short name, which becomes its video's slug. */
export function faultOfStorySlug(slug: string): SentenceCode | undefined {
  if (slug.length < STORY_SLUG_LENGTH || slug.length > SLUG_MAX_LENGTH || !SLUG_PATTERN.test(slug))
    return "stories.slugInvalid";
  return isReservedSlug(slug) ? "stories.slugOfPage" : undefined;
}

function checkUnreserved(slug: string): true | string {
  return !isReservedSlug(slug) || "A page of the site already uses this name. Please choose another.";
}
