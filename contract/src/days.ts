/** Whether this machine knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const NAMES_ITS_OFFSET = /T.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** The day that clocks of a time zone show at a moment of ISO 8601, as `2026-11-22`; a moment of no time zone is of the day that is written. */
export function dayIn(timeZone: string, moment: string): string {
  if (!NAMES_ITS_OFFSET.test(moment)) return moment.slice(0, "2026-11-22".length);
  return new Date(moment).toLocaleDateString("en-CA", { timeZone });
}
