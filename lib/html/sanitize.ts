import "server-only";
import { decodeHTML } from "entities";
import sanitizeHtml, { type IOptions } from "sanitize-html";
import { z } from "zod";
import { logWarning } from "@/lib/utils/log";
import {
  ALLOWED_TAGS,
  allowedAttributes,
  BLOCK_TAGS,
  DROPPED_WITH_CONTENT,
  TAG_REPLACEMENTS,
} from "./allowed-html";
import { withoutControlCharacters } from "./untrusted-text";

/** Deeper nesting is never running text, and the parser's time grows with its square. */
const MAX_OPEN_TAGS = 1000;

/** Tags that separate the text before them from the text after. */
const SEPARATING_TAGS = [...BLOCK_TAGS, ...TAG_REPLACEMENTS.keys()];

const TABLE_REGION = '<div role="region" aria-label="Table" tabindex="0">';

class NestedTooDeep extends Error {}

/** Runs sanitize-html with the common options. HTML nested deeper than `MAX_OPEN_TAGS` gives an empty text and a warning. */
function sanitize(html: string, options: IOptions): string {
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

const safeHtml = z.string().brand<"SafeHtml">();

/** HTML that is safe to put into a page; only `sanitizeProviderHtml` makes it. */
export type SafeHtml = z.output<typeof safeHtml>;

/** Deeper tags are removed, their text stays. */
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
 * A provider's HTML reduced to what running text needs; empty if nothing would be visible. Put it into a container such
 * as a `div`: a stray end tag could close an ancestor of its own name.
 */
export function sanitizeProviderHtml(html: string): SafeHtml {
  const finished = finishTags(sanitize(html, OPTIONS));
  return safeHtml.parse(isVisible(finished) ? finished : "");
}

function isVisible(html: string): boolean {
  return html.includes("<img ") || plainText(html) !== "";
}

/**
 * Does what sanitize-html, which sees one tag at a time, cannot do: unwraps links without an address, removes pictures
 * without one, and wraps tables in a region that scrolls, also by keyboard. Only for sanitised HTML, in which `<` and
 * `>` always delimit tags.
 *
 * A nested table gets no region of its own: browsers may move it out, and its end would close another region.
 */
function finishTags(html: string): string {
  const openLinks: boolean[] = [];
  let openTables = 0;
  return html.replace(/<(\/?)(a|table|img)( [^>]*)?>/g, (tag, slash: string, name: string, rest = "") => {
    if (name === "img") return / src="/.test(String(rest)) ? tag : "";
    if (name === "a") {
      const isLink = slash ? openLinks.pop() : / href="/.test(String(rest));
      if (!slash) openLinks.push(Boolean(isLink));
      return isLink ? tag : "";
    }
    if (!slash) return (openTables += 1) === 1 ? TABLE_REGION + tag : tag;
    return (openTables -= 1) === 0 ? `${tag}</div>` : tag;
  });
}

/** The text of some HTML in one line: without tags, entities decoded, white space collapsed. */
export function plainText(html: string): string {
  const parted = sanitize(html, { allowedTags: SEPARATING_TAGS, allowedAttributes: {} });
  return decodeHTML(parted.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}
