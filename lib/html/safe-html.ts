import "server-only";
import type { IOptions } from "sanitize-html";
import { z } from "zod";
import { allowedAttributes } from "./allowed-attributes";
import { ALLOWED_TAGS, TAG_REPLACEMENTS } from "./allowed-tags";
import { finishTags } from "./finish-tags";
import { plainText } from "./plain-text";
import { sanitize } from "./sanitize";

const safeHtml = z.string().brand<"SafeHtml">();

/** HTML that can be put into a page as it stands; made by `sanitizeProviderHtml` alone. */
export type SafeHtml = z.output<typeof safeHtml>;

/** Deeper tags than this are left out, their words stay. */
const MAX_DEPTH = 40;

const OPTIONS: IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    "*": ["dir"],
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    ol: ["start"],
    li: ["value"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    abbr: ["title"],
    time: ["datetime"],
    pre: ["role", "aria-label", "tabindex"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    "*": (given, attributes) => {
      const tagName = TAG_REPLACEMENTS.get(given) ?? given;
      return { tagName, attribs: allowedAttributes(tagName, attributes) };
    },
  },
};

/**
 * A provider's HTML with nothing in it but what running text needs. What would show nothing at all is empty.
 * It belongs into plain containers: as in any HTML, a stray end tag could close an ancestor of its own name.
 */
export function sanitizeProviderHtml(html: string): SafeHtml {
  const finished = finishTags(sanitize(html, OPTIONS));
  return safeHtml.parse(showsSomething(finished) ? finished : "");
}

function showsSomething(html: string): boolean {
  return html.includes("<img ") || plainText(html) !== "";
}
