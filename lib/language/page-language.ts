import "server-only";
import { cache } from "react";
import { pageSegment } from "@/lib/page-cache/page-segment";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { isLanguage, type Language } from "@lampstand/contract/languages";
import { localPath, OWN_LANGUAGE } from "@/lib/routing.mjs";

export type PageLanguage = {
  language: Language;
  /** Before the paths of this language's pages; empty for the church's own language. */
  prefix: string;
  /** `moved`: the church's own language has no prefix. `missing`: the church doesn't offer this language. */
  address: "right" | "moved" | "missing";
};

export type SiteLanguage = Pick<PageLanguage, "language" | "prefix">;

/** Returns the languages that the site offers, the church's own first. */
export async function getSiteLanguages(): Promise<SiteLanguage[]> {
  const { own, others } = dataOr(await getSettings(), DEFAULT_SETTINGS).church.languages;
  return [{ language: own, prefix: "" }, ...others.map((language) => ({ language, prefix: `/${language}` }))];
}

/** Returns the language of the page that is being rendered; the church's own outside of pages. */
export const getPageLanguage = cache(async (): Promise<PageLanguage> => {
  const [segment, settings] = await Promise.all([pageSegment(), getSettings()]);
  const { own, others } = dataOr(settings, DEFAULT_SETTINGS).church.languages;
  // While the settings are unavailable, every language stays available.
  const isOffered = isLanguage(segment) && (others.includes(segment) || settings.state === "unavailable");
  if (isOffered && segment !== own) return { language: segment, prefix: `/${segment}`, address: "right" };
  const address = segment === OWN_LANGUAGE ? "right" : segment === own ? "moved" : "missing";
  return { language: own, prefix: "", address };
});

/** Returns the language in which somebody writes to the church or searches; nothing if the site has only one. */
export async function languageOfWriter(): Promise<{ language?: Language }> {
  const languages = await getSiteLanguages();
  return languages.length > 1 ? { language: (await getPageLanguage()).language } : {};
}

/** Returns the address of a page in the language of the page that is being rendered. */
export async function inPageLanguage(path: string): Promise<string> {
  return localPath((await getPageLanguage()).prefix, path);
}
