import { z } from "zod";

import { plainLine } from "../submissions/plain-text";

/** Most characters of a hashtag's name. */
export const HASHTAG_NAME_MAX_LENGTH = 60;

const MOST_NAMES = 30;
const UNREADABLE = "The hashtags cannot be read.";

/** Hashtags as a visitor chose or wrote them: a JSON list of names in a string, each once and without its # sign. */
export const hashtagNames = z
  .string()
  .default("")
  .transform((text, context): unknown => {
    if (text.trim() === "") return [];
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: UNREADABLE });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(plainLine("name of a hashtag", HASHTAG_NAME_MAX_LENGTH), UNREADABLE)
      .max(MOST_NAMES, `Please choose at most ${MOST_NAMES} hashtags.`),
  )
  .transform((names) => withoutRepetition(names.map((name) => name.replace(/^#+\s*/, "")).filter(Boolean)));

function withoutRepetition(names: string[]): string[] {
  const known = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return [...known.values()].toReversed();
}
