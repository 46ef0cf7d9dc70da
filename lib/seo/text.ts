import "server-only";
import { plainText } from "@/lib/html/sanitize";
import { truncate } from "@/lib/utils/text";

/** How much of a description search results show, in characters. */
const MAX_DESCRIPTION = 155;

/** The description of an HTML text for search results and shared links: its beginning. */
export function descriptionOf(html: string): string {
  return summaryOf(html, MAX_DESCRIPTION);
}

/** The beginning of an HTML text as plain text, cut between two words, at most `longest` characters. */
export function summaryOf(html: string, longest: number): string {
  return truncate(plainText(html), longest);
}

/** A date or time of the provider in ISO 8601 with time zone, as search engines require; `undefined` if it is not valid. */
export function isoDateTime(date: string | null): string | undefined {
  const time = date === null ? NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
