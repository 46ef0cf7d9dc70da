import "server-only";
import { decodeHTML } from "entities";
import sanitizeHtml from "sanitize-html";

/** Where a line ends in HTML without a space in the text. */
const BLOCK_TAG =
  /<\/?(?:p|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|div|section|br|hr|table|tr|td|th|pre|figure|figcaption)\b/gi;

/** The beginning of an HTML text in plain words, cut between two of them, at most this many characters. */
export function summaryOf(html: string, longest: number): string {
  const text = sanitizeHtml(html.replace(BLOCK_TAG, " $&"), { allowedTags: [], allowedAttributes: {} });
  return shortened(decodeHTML(text).replace(/\s+/g, " ").trim(), longest);
}

/** A text of at most this many characters, cut between two words, with a mark where it was cut. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = text.slice(0, longest - 1);
  const end = kept.search(/\s+\S*$/);
  return `${(end > 0 ? kept.slice(0, end) : kept).toWellFormed().replace(/\uFFFD$/, "")}…`;
}
