import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { isLanguage, type Language, writtenIn } from "@lampstand/contract/languages";
import { z } from "zod";
import type { TextLanguage } from "@/lib/utils/text-language";

/** The language that a page wants its texts in, and the church's own, in which the others are. */
export type ReadLanguage = { wanted: Language; own: Language };

const reading = new AsyncLocalStorage<ReadLanguage | null>();

/** Runs a read: its calls ask for texts in this language, and its answers say which texts are in another one. */
export function inReadLanguage<T>(language: ReadLanguage | null, read: () => T): T {
  return reading.run(language, read);
}

/** Adds the language to the path of a call. */
export function withReadLanguage(path: string): string {
  const wanted = reading.getStore()?.wanted;
  return wanted ? `${path}${path.includes("?") ? "&" : "?"}language=${wanted}` : path;
}

/** The `language` of an answer's object; `undefined` if its texts are in the page's language. */
export const textLanguage = z
  .unknown()
  .optional()
  .transform((given): TextLanguage | undefined => {
    const language = reading.getStore();
    if (!language || given === language.wanted) return undefined;
    return writtenIn(isLanguage(given) ? given : language.own);
  });
