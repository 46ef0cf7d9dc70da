/** A moment in that time zone, which is named: Nov 26, 2026, 3:05 PM CST. */
export function momentInWords(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
}

/** The day of a moment in that time zone: November 26, 2026. */
export function dayInWords(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long", timeZone });
}
