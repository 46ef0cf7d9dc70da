import "server-only";
import { LANGUAGES } from "@lampstand/contract/languages";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getPageLanguage, getSiteLanguages, inPageLanguage } from "@/lib/language/page-language";
import { localPath } from "@/lib/routing.mjs";
import { type QueryResult, dataOr } from "@/lib/provider/cached-query";
import type { PageContent } from "@/lib/provider/pages";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { truncate } from "@/lib/utils/text";
import { languageAlternates } from "./language-alternates";
import { SITE_PAGES, sitePageName, type SitePagePath } from "./site-pages";
import { paths } from "@/lib/paths";
import { absoluteUrl, SHARE_CARD_SIZE, shareCardUrl } from "./site-url";
import { plainText } from "@/lib/html/sanitize";

type PageFacts = {
  path: string;
  title: string;
  description: string;
  shareCard: string;
  openGraph?: Metadata["openGraph"];
  twitter?: Metadata["twitter"];
  alternateTypes?: Record<string, string>;
  indexed?: boolean;
};

/** In characters: longer than any search result or link preview shows. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 300;

export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { path, shareCard, openGraph, twitter, alternateTypes, indexed = true } = facts;
  const title = truncate(facts.title, MAX_TITLE);
  const description = truncate(facts.description, MAX_DESCRIPTION);
  const { company } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const { language, prefix } = await getPageLanguage();
  const languages = await getSiteLanguages();
  const others = languages.filter((offered) => offered.language !== language);
  const url = absoluteUrl(localPath(prefix, path));
  const images = [{ url: shareCard, ...SHARE_CARD_SIZE, type: "image/jpeg", alt: title }];
  return {
    title,
    description,
    alternates: { canonical: url, languages: languageAlternates(languages, path), types: alternateTypes },
    openGraph: {
      type: "website",
      siteName: company,
      locale: LANGUAGES[language].openGraph,
      alternateLocale: others.map((other) => LANGUAGES[other.language].openGraph),
      url,
      title,
      description,
      images,
      ...openGraph,
    },
    twitter: { card: "summary_large_image", title, description, images, ...twitter },
    ...(indexed ? {} : { robots: { index: false } }),
  };
}

/** Returns the feed of the page's language, for `alternateTypes`. */
export async function feedLink(): Promise<Record<string, string>> {
  return { "application/rss+xml": absoluteUrl(await inPageLanguage(paths.feed)) };
}

export async function sitePageTexts(path: SitePagePath): Promise<{ title: string; description: string }> {
  const [titles, descriptions] = await Promise.all([
    getTranslations("pageTitles"),
    getTranslations("pageDescriptions"),
  ]);
  return { title: titles(SITE_PAGES[path]), description: descriptions(SITE_PAGES[path]) };
}

export async function sitePageMetadata(
  path: SitePagePath,
  facts: Partial<Omit<PageFacts, "path">> = {},
): Promise<Metadata> {
  const { title, description } = await sitePageTexts(path);
  const shareCard = shareCardUrl("pages", sitePageName(path));
  return pageMetadata({ path, description, shareCard, ...facts, title: facts.title || title });
}

/** Keeps a text page without text out of search engines, but does not remove one during an outage. */
export function textPageMetadata(path: SitePagePath, result: QueryResult<PageContent>): Promise<Metadata> {
  const page = result.state === "found" ? result.data : null;
  return sitePageMetadata(path, {
    title: page?.title,
    indexed: result.state === "unavailable" || Boolean(page?.html),
  });
}

export async function homeMetadata(): Promise<Metadata> {
  const { company } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const t = await getTranslations("seo");
  const title = t("homeTitle", { company });
  return { ...(await sitePageMetadata("/", { title })), title: { absolute: title } };
}

export function unlistedMetadata(title: string): Metadata {
  return { title, description: null, robots: { index: false }, openGraph: { title }, twitter: { title } };
}

const MAX_SNIPPET = 155;

export function descriptionOf(html: string): string {
  return summaryOf(html, MAX_SNIPPET);
}

export function summaryOf(html: string, longest: number): string {
  return truncate(plainText(html), longest);
}

/** Includes the time zone, as search engines require; returns `undefined` for an invalid date. */
export function isoDateTime(date: string | null): string | undefined {
  const time = date === null ? NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
