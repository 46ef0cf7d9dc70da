import "server-only";
import sanitizeHtml from "sanitize-html";
import { logWarning } from "@/lib/utils/log";
import { DROPPED_WITH_CONTENT } from "./allowed-tags";
import { withoutControlCharacters } from "./control-characters";

/** Deeper than this, nothing is running text any more, and the parser's time would grow with the square of it. */
const MAX_OPEN_TAGS = 1000;

class NestedTooDeep extends Error {}

/**
 * Runs the sanitiser with what every use of it has in common. HTML with more open tags than `MAX_OPEN_TAGS` is
 * left out, with a word in the log.
 */
export function sanitize(html: string, options: sanitizeHtml.IOptions): string {
  let open = 0;
  try {
    return sanitizeHtml(withoutControlCharacters(html), {
      ...options,
      nonTextTags: DROPPED_WITH_CONTENT,
      onOpenTag: () => {
        open += 1;
        if (open > MAX_OPEN_TAGS) throw new NestedTooDeep();
      },
      onCloseTag: () => {
        open -= 1;
      },
    });
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    logWarning("html-nested-too-deep", { length: html.length });
    return "";
  }
}
