import "server-only";
import { decodeHTML } from "entities";
import { BLOCK_TAGS, TAG_REPLACEMENTS } from "./allowed-tags";
import { sanitize } from "./sanitize";

/** Tags that part the words before them from those after. */
const PARTING_TAGS = [...BLOCK_TAGS, ...TAG_REPLACEMENTS.keys()];

/** The words of some HTML, in one line: no tags, entities decoded, every run of space one space. */
export function plainText(html: string): string {
  const parted = sanitize(html, { allowedTags: PARTING_TAGS, allowedAttributes: {} });
  return decodeHTML(parted.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}
