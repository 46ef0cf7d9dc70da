import "server-only";
import { plainText } from "@/lib/html/plain-text";

/** As much of a description as search results show, in characters. */
const LONGEST_DESCRIPTION = 155;

/** What an HTML text says of itself in search results and shared links: how it begins. */
export function descriptionOf(html: string): string {
  return summaryOf(html, LONGEST_DESCRIPTION);
}

/** The beginning of an HTML text in plain words, cut between two of them, at most this many characters. */
export function summaryOf(html: string, longest: number): string {
  return shortened(plainText(html), longest);
}

/** A text of at most this many characters, cut between two words, with a mark where it was cut. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = text.slice(0, longest - 1);
  const end = kept.search(/\s+\S*$/);
  return `${(end > 0 ? kept.slice(0, end) : kept).toWellFormed().replace(/\uFFFD$/, "")}…`;
}
