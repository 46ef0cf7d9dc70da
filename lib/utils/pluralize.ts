/** A number of things in words: "1 minute", "5 minutes". */
export function pluralize(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
