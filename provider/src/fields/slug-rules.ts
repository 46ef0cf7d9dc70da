import { isReservedSlug } from "./reserved-slugs";

export const SLUG_MAX_LENGTH = 80;
const STORY_SLUG_MIN_LENGTH = 4;

const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug made from a title: lower-case letters and digits, words joined by single hyphens; empty if none are left. */
export function toSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
}

/** What is wrong with a slug, in words for staff, or `true`. */
export function checkSlug(slug: unknown, options: { mayBeReserved: boolean }): true | string {
  if (typeof slug !== "string" || slug === "")
    return "Please enter a web address name, such as hope-after-loss.";
  if (slug.length > SLUG_MAX_LENGTH) return `Please use at most ${SLUG_MAX_LENGTH} characters.`;
  if (!SLUG_FORM.test(slug)) return "Please use lower-case letters, digits and single hyphens only.";
  return options.mayBeReserved || checkUnreserved(slug);
}

/**
 * What is wrong with the short name of a story, in words for whoever sent it, or `true`. It becomes a video's slug.
 * Staff may deal with a story that came before its name was reserved.
 */
export function checkStorySlug(slug: unknown, options: { isNew: boolean }): true | string {
  if (typeof slug !== "string" || slug.trim() === "") return "Please enter a short name.";
  if (!options.isNew) return true;
  if (slug.length < STORY_SLUG_MIN_LENGTH || slug.length > SLUG_MAX_LENGTH || !SLUG_FORM.test(slug)) {
    return "Please use another short name: at least 4 small letters and digits.";
  }
  return checkUnreserved(slug);
}

function checkUnreserved(slug: string): true | string {
  return !isReservedSlug(slug) || "This name is used by a page of the site; please choose another.";
}
