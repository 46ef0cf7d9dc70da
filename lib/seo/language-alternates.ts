import "server-only";
import { LANGUAGES } from "@lampstand/contract/languages";
import { getSiteLanguages } from "@/lib/language/page-language";
import { localPath } from "@/lib/routing.mjs";
import { absoluteUrl } from "./site-url";

/** Returns a page's addresses by language, as `hreflang` needs them; `undefined` if the site has one language. */
export async function languageAlternates(path: string): Promise<Record<string, string> | undefined> {
  const languages = await getSiteLanguages();
  if (languages.length < 2) return undefined;
  const addresses = languages.map(({ language, prefix }): [string, string] => [
    LANGUAGES[language].tag,
    absoluteUrl(localPath(prefix, path)),
  ]);
  return { ...Object.fromEntries(addresses), "x-default": absoluteUrl(path) };
}
