import { dayIn } from "@lampstand/contract/days";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long daily counts are kept: a year, and some days to compare with. */
export const COUNTS_KEPT_DAYS = 400;

/** The day that many days before another, as `2026-11-22`. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, day.length);
}

/** Returns the last days up to this one, oldest first. */
export function daysUntil(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => dayBefore(day, count - 1 - place));
}

const NOON = "T12:00:00.000Z";

/** A day as it is kept, which is noon UTC; a moment counts as its day in that time zone. */
export function noonOf(moment: string, timeZone: string): string {
  return moment.endsWith(NOON) ? moment : `${dayIn(timeZone, moment)}${NOON}`;
}

/** The day of a moment in that time zone and locale: November 26, 2026. */
export function dayInWords(moment: string, timeZone: string, locale = "en"): string {
  return new Date(moment).toLocaleDateString(locale, { dateStyle: "long", timeZone });
}
