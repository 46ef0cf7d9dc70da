import * as z from "zod/mini";

/** Most hashtags of a story, and most characters of one: as many as the embedded provider takes. */
const LIMIT = { count: 30, length: 60 } as const;

const hashtagList = z
  .array(z.string().check(z.minLength(1), z.maxLength(LIMIT.length)))
  .check(z.maxLength(LIMIT.count));

/** The names in a JSON list, as the contract's `hastags` has them, none where it is empty; `null` for what is no list. */
export function parseHashtags(list: string): string[] | null {
  if (list === "") return [];
  try {
    return hashtagList.safeParse(JSON.parse(list)).data ?? null;
  } catch {
    return null;
  }
}

/** Most characters of a description (specification section 9). */
export const STORY_DESCRIPTION_LIMIT = 200;

/** The slug's length (specification section 9). */
const STORY_SLUG_LENGTH = 4;

/**
 * What a slug is made of: no characters that look alike (0 and o, 1 and l, 2 and z, 5 and s, 6 and b, 9 and g) and no
 * vowels, so that no word can come out, least of all 'hashtag', 'blog' or another page's name.
 */
export const STORY_SLUG_ALPHABET = "2345679cdfhjkmnprtvwx";

const STORY_SLUG = new RegExp(`^[${STORY_SLUG_ALPHABET}]{${STORY_SLUG_LENGTH}}$`);

/** A slug for a story (specification section 4). Whether it is free, its provider knows. */
export function newStorySlug(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(STORY_SLUG_LENGTH));
  return Array.from(numbers, (number) => STORY_SLUG_ALPHABET[number % STORY_SLUG_ALPHABET.length]).join("");
}

/** Whether this is a slug as `newStorySlug` makes them. */
export function isStorySlug(slug: string): boolean {
  return STORY_SLUG.test(slug);
}
