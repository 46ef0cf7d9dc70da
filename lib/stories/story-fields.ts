import { STORY_SLUG_LENGTH } from "@lampstand/contract/limits";
import { STORY_SLUG_ALPHABET } from "@lampstand/contract/slugs";
import * as z from "zod/mini";

const hashtagList = z.array(z.string().check(z.minLength(1)));

export function parseHashtags(list: string): string[] | null {
  if (list === "") return [];
  try {
    return hashtagList.safeParse(JSON.parse(list)).data ?? null;
  } catch {
    return null;
  }
}

export function newStorySlug(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(STORY_SLUG_LENGTH));
  return Array.from(numbers, (number) => STORY_SLUG_ALPHABET[number % STORY_SLUG_ALPHABET.length]).join("");
}
