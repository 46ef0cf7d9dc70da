/** Returns whether this machine knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const NAMES_ITS_OFFSET = /T.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** Returns a zone's day, such as `2026-11-22`, at an ISO 8601 moment; one without an offset keeps its written day. */
export function dayIn(timeZone: string, moment: string): string {
  if (!NAMES_ITS_OFFSET.test(moment)) return moment.slice(0, "2026-11-22".length);
  return new Date(moment).toLocaleDateString("en-CA", { timeZone });
}
