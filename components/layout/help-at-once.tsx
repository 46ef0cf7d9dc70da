import { headers } from "next/headers";
import { dataOr } from "@/lib/provider/cached-query";
import { getTalkContent } from "@/lib/provider/content";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { type CountryLines, linesByCountry } from "./country-lines";
import { CrisisLineList } from "./crisis-lines";

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

/** Who helps this visitor at once, by country, their own first; where no country has lines, those of the church. */
export async function helpForVisitor(): Promise<CountryLines[]> {
  const languages = (await headers()).get("accept-language") ?? "";
  const [content, settings] = await Promise.all([getTalkContent(), getSettings()]);
  const { church } = dataOr(settings, DEFAULT_SETTINGS);
  const lines = content.state === "found" ? content.data.lines : [];
  if (lines.length > 0) return linesByCountry(lines, { languages, church: church.phoneCountry });
  return church.crisisLines.length > 0 ? [{ country: "", lines: church.crisisLines }] : [];
}

export function HelpAtOnce({ help: [own, ...others] }: { help: CountryLines[] }) {
  if (!own) return null;
  return (
    <section
      aria-labelledby="at-once"
      className="mt-8 rounded-card border-2 border-lamp-800 p-5 text-left text-base"
    >
      <h2 id="at-once" className="text-title">
        If you cannot wait
      </h2>
      <p className="mt-2">
        If you or somebody else is in danger now, please call your country’s emergency number.
      </p>
      <LinesOf {...own} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            In another country
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
  return (
    <div className="mt-3">
      {country && <h3 className="font-semibold">{COUNTRIES.of(country)}</h3>}
      <CrisisLineList lines={lines} />
    </div>
  );
}
