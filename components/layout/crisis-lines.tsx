import { useLocale, useTranslations } from "next-intl";
import { headers } from "next/headers";
import { NavLink } from "@/components/ui/nav-link";
import { dataOr } from "@/lib/provider/cached-query";
import { getTalkContent, type CountryLine } from "@/lib/provider/content";
import { type CrisisLine, DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";

const LINK_STYLE =
  "inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2";

type CrisisLinesProps = { lines: CrisisLine[]; className?: string };

export function CrisisLines({ lines, className = "" }: CrisisLinesProps) {
  const t = useTranslations("layout");
  if (lines.length === 0) return null;
  return (
    <section aria-label={t("crisisHelp")} className={className}>
      <p>{t("crisis")}</p>
      <CrisisLineList lines={lines} />
    </section>
  );
}

export function CrisisLineList({ lines }: { lines: CrisisLine[] }) {
  return (
    <ul className="flex flex-wrap gap-x-8">
      {lines.map(({ name, phone, link }, index) => (
        <li key={index} className="flex flex-wrap items-center gap-x-3">
          {link ? (
            <NavLink href={link} className={LINK_STYLE}>
              <bdi>{name}</bdi>
            </NavLink>
          ) : (
            <bdi>{name}</bdi>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} dir="ltr" className={LINK_STYLE}>
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns helplines for this visitor by country, their own first, or the church's if no country has any. */
export async function helpForVisitor(): Promise<CountryLines[]> {
  const languages = (await headers()).get("accept-language") ?? "";
  const [content, settings] = await Promise.all([getTalkContent(), getSettings()]);
  const { church } = dataOr(settings, DEFAULT_SETTINGS);
  const lines = content.state === "found" ? content.data.lines : [];
  if (lines.length > 0) return linesByCountry(lines, { languages, church: church.phoneCountry });
  return church.crisisLines.length > 0 ? [{ country: "", lines: church.crisisLines }] : [];
}

export function HelpAtOnce({ help: [own, ...others] }: { help: CountryLines[] }) {
  const t = useTranslations("layout");
  if (!own) return null;
  return (
    <section
      aria-labelledby="at-once"
      className="mt-8 rounded-card border-2 border-lamp-800 p-5 text-start text-base"
    >
      <h2 id="at-once" className="text-title">
        {t("urgentHelp")}
      </h2>
      <p className="mt-2">{t("inDanger")}</p>
      <LinesOf {...own} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t("otherCountries")}
          </summary>
          {others.map((other) => (
            <LinesOf key={other.country} {...other} />
          ))}
        </details>
      )}
    </section>
  );
}

function LinesOf({ country, lines }: CountryLines) {
  const countries = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (
    <div className="mt-3">
      {country && <h3 className="font-semibold">{countries.of(country)}</h3>}
      <CrisisLineList lines={lines} />
    </div>
  );
}

export type CountryLines = { country: string; lines: CrisisLine[] };

/** Puts the country first that the browser's `Accept-Language` indicates, otherwise the church's. */
function linesByCountry(
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
