const DAY_MS = 24 * 60 * 60 * 1000;

/** How long what is counted by the day is kept: a year, and some days to compare it with. */
export const COUNTS_KEPT_DAYS = 400;

/** The day in UTC, as `2026-11-22`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The day that many days before a moment, as `2026-11-22`. */
export function dayBefore(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() - days * DAY_MS));
}
