import { STORY_SLUG_LENGTH } from "@lampstand/contract/limits";
import { STORY_SLUG_ALPHABET } from "@lampstand/contract/slugs";
import * as z from "zod/mini";

const hashtagList = z.array(z.string().check(z.minLength(1)));

/** The names in a JSON list, as the contract's `hastags` has them, none where it is empty; `null` for what is no list. */
export function parseHashtags(list: string): string[] | null {
  if (list === "") return [];
  try {
    return hashtagList.safeParse(JSON.parse(list)).data ?? null;
  } catch {
    return null;
  }
}

/** A slug for a story. Whether it is free, the provider knows. */
export function newStorySlug(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(STORY_SLUG_LENGTH));
  return Array.from(numbers, (number) => STORY_SLUG_ALPHABET[number % STORY_SLUG_ALPHABET.length]).join("");
}
