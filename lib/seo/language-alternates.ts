import "server-only";
import { LANGUAGES } from "@lampstand/contract/languages";
import type { SiteLanguage } from "@/lib/language/page-language";
import { localPath } from "@/lib/routing.mjs";
import { absoluteUrl } from "./site-url";

/**
 * Returns a page's addresses by language, as `hreflang` needs them; `undefined` if the site has one language.
 *
 * @param languages The church's own first.
 */
export function languageAlternates(
  languages: SiteLanguage[],
  path: string,
): Record<string, string> | undefined {
  if (languages.length < 2) return undefined;
  const addresses = languages.map(({ language, prefix }): [string, string] => [
    LANGUAGES[language].tag,
    absoluteUrl(localPath(prefix, path)),
  ]);
  return { ...Object.fromEntries(addresses), "x-default": absoluteUrl(path) };
}
