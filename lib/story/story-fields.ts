import { STORY_SLUG_LENGTH } from "@lampstand/contract/limits";
import { STORY_SLUG_ALPHABET } from "@lampstand/contract/slugs";

export function parseHashtags(list: string): string[] | null {
  if (list === "") return [];
  try {
    const parsed: unknown = JSON.parse(list);
    return Array.isArray(parsed) && parsed.every(isName) ? parsed : null;
  } catch {
    return null;
  }
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

export function newStorySlug(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(STORY_SLUG_LENGTH));
  return Array.from(numbers, (number) => STORY_SLUG_ALPHABET[number % STORY_SLUG_ALPHABET.length]).join("");
}

/** @param asksParentOf Ages separated by commas. */
export function isParentAsked(asksParentOf: string, tellerAge: string): boolean {
  return tellerAge !== "" && asksParentOf.split(",").includes(tellerAge);
}
