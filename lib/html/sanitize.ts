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
import { markup, Markup } from "./markup";
import { withoutControlCharacters } from "./untrusted-text";

const MAX_OPEN_TAGS = 1000; // the parser's time grows with the square of the depth

const SEPARATING_TAGS = [...BLOCK_TAGS, ...TAG_REPLACEMENTS.keys()];

const TABLE_REGION = '<div role="region" tabindex="0">';

class NestedTooDeep extends Error {}

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

export type SafeHtml = z.output<typeof safeHtml>;

const MAX_DEPTH = 40;

const OPTIONS: IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    "*": ["dir"],
    a: ["href", "rel"],
    img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
    ol: ["start"],
    li: ["value"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    abbr: ["title"],
    time: ["datetime"],
    pre: ["role", "tabindex"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    "*": (tag, attributes) => {
      const tagName = TAG_REPLACEMENTS.get(tag) ?? tag;
      return { tagName, attribs: allowedAttributes(tagName, attributes) };
    },
  },
};

/** Put the result into a container such as a `div`: an unmatched end tag could close an ancestor of the same name. */
export function sanitizeProviderHtml(html: string): SafeHtml {
  const finished = finishTags(sanitize(html, OPTIONS));
  return safeHtml.parse(isVisible(finished) ? finished : "");
}

/** Names the regions of tables and preformatted text, in the language of the page. */
export function withRegionNames(html: SafeHtml, names: { table: string; preformatted: string }): SafeHtml {
  const named = html.replace(/<(div|pre) role="region"/g, (region, tag) => {
    const name = tag === "pre" ? names.preformatted : names.table;
    return markup`${new Markup(region)} aria-label="${name}"`.html;
  });
  return safeHtml.parse(named);
}

function isVisible(html: string): boolean {
  return html.includes("<img ") || plainText(html) !== "";
}

/** For sanitised HTML, where `<` and `>` delimit tags. Nested tables get no region: browsers may move them. */
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

/** Returns one line: entities decoded, white space collapsed. */
export function plainText(html: string): string {
  const parted = sanitize(html, { allowedTags: SEPARATING_TAGS, allowedAttributes: {} });
  return decodeHTML(parted.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}
