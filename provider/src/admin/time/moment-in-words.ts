/** Returns a time in this time zone, with the zone's name: Nov 26, 2026, 3:05 PM CST. */
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
