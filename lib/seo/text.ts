import "server-only";
import { plainText } from "@/lib/html/sanitize";
import { truncate } from "@/lib/utils/text";

/** In characters: search results show no more. */
const MAX_DESCRIPTION = 155;

export function descriptionOf(html: string): string {
  return summaryOf(html, MAX_DESCRIPTION);
}

export function summaryOf(html: string, longest: number): string {
  return truncate(plainText(html), longest);
}

/** With time zone, as search engines require; `undefined` for an invalid date. */
export function isoDateTime(date: string | null): string | undefined {
  const time = date === null ? NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
