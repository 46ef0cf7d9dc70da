/** The length of a day in ISO 8601, as in 2025-03-01. */
const ISO_DAY_LENGTH = 10;

/** A day as DD-MM-YY: the day that is written, whatever the time zone. */
export function shortDay(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDay(isoDate).split("-");
  return `${day}-${month}-${year.slice(-2)}`;
}

/** A day as YYYY-MM-DD: the day that is written, whatever the time zone. */
export function isoDay(isoDate: string): string {
  return isoDate.slice(0, ISO_DAY_LENGTH);
}
