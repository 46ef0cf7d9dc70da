const SOMEBODY = "Somebody";

/** A text with somebody's names taken out, where they stand as words of their own and as they are written. */
export function withoutNames(text: string, names: readonly string[]): string {
  const known = [...new Set(names.map((name) => name.trim()).filter(Boolean))]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (known.length === 0) return text;
  const name = `(?<![\\p{L}\\p{N}])(?:${known.join("|")})(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(`${name}(?:\\s+${name})*`, "gu"), SOMEBODY);
}
