import { readFileSync } from "node:fs";

type Words = Record<string, Record<string, string>>;

/** Returns a language's sentence from its catalogue. */
export function say(language: string, area: string, key: string): string {
  const words = JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as Words;
  return words[area]?.[key] ?? `${area}.${key} is missing`;
}
