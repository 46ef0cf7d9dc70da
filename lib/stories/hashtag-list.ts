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
