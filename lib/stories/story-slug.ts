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
