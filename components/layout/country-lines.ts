import type { CountryLine } from "@/lib/provider/content";
import type { CrisisLine } from "@/lib/provider/settings";

export type CountryLines = { country: string; lines: CrisisLine[] };

/**
 * The lines by country: first those of the visitor's, as far as their browser tells it, else those of the church's.
 * @param languages The header `Accept-Language`.
 */
export function linesByCountry(
  lines: readonly CountryLine[],
  { languages, church }: { languages: string; church: string },
): CountryLines[] {
  const asked = languages.split(",").map((range) => range.replace(/;.*/, "").trim());
  const regions = [...asked.map(regionOf), church];
  const listed = [...new Set(lines.map(({ country }) => country))];
  const own = regions.find((region) => region !== undefined && listed.includes(region));
  const others = listed.filter((country) => country !== own);
  return [...(own ? [own] : []), ...others].map((country) => ({
    country,
    lines: lines.filter((line) => line.country === country),
  }));
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
