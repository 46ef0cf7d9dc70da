const DAY_MS = 24 * 60 * 60 * 1000;

/** How long daily counts are kept: a year, and some days to compare with. */
export const COUNTS_KEPT_DAYS = 400;

/** Returns the day in UTC, such as `2026-11-22`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Returns the day this many days before a moment, such as `2026-11-22`. */
export function dayBefore(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() - days * DAY_MS));
}
