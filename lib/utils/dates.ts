const ISO_DAY_LENGTH = 10;

/** DD-MM-YY of the day that is written, whatever the time zone. */
export function shortDay(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDay(isoDate).split("-");
  return `${day}-${month}-${year.slice(-2)}`;
}

export function isoDay(isoDate: string): string {
  return isoDate.slice(0, ISO_DAY_LENGTH);
}
