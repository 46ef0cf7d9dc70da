import "server-only";
import type { Metadata } from "next";
import type { QueryResult } from "@/lib/provider/cached-query";
import type { PageContent } from "@/lib/provider/pages";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { truncate } from "@/lib/utils/text";
import { SITE_PAGES, sitePageName, type SitePagePath } from "./site-pages";
import { absoluteUrl, SHARE_CARD_SIZE, shareCardUrl } from "./site-url";

type PageFacts = {
  /** The canonical path. */
  path: string;
  title: string;
  description: string;
  /** The URL of the share card. */
  shareCard: string;
  /** Further metadata for link previews. */
  openGraph?: Metadata["openGraph"];
  twitter?: Metadata["twitter"];
  /** Other representations of the page by their media type, such as its oEmbed data. */
  alternateTypes?: Record<string, string>;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
};

/** Longer than what any search result or link preview shows, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 300;

/** A page's metadata for search engines and shared links, with absolute URLs. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { path, shareCard, openGraph, twitter, alternateTypes, indexed = true } = facts;
  const title = truncate(facts.title, MAX_TITLE);
  const description = truncate(facts.description, MAX_DESCRIPTION);
  const { company } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const url = absoluteUrl(path);
  const images = [{ url: shareCard, ...SHARE_CARD_SIZE, type: "image/jpeg", alt: title }];
  return {
    title,
    description,
    alternates: { canonical: url, types: alternateTypes },
    openGraph: {
      type: "website",
      siteName: company,
      locale: "en_US",
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

/** The same for one of `SITE_PAGES`, with the provider's own title where it has one. */
export function sitePageMetadata(
  path: SitePagePath,
  facts: Partial<Omit<PageFacts, "path">> = {},
): Promise<Metadata> {
  const { title, description } = SITE_PAGES[path];
  const shareCard = shareCardUrl("pages", sitePageName(path));
  return pageMetadata({ path, description, shareCard, ...facts, title: facts.title || title });
}

/** The same for a text page. Search engines do not index it while its text is empty, but keep it during an outage. */
export function textPageMetadata(path: SitePagePath, result: QueryResult<PageContent>): Promise<Metadata> {
  const page = result.state === "found" ? result.data : null;
  return sitePageMetadata(path, {
    title: page?.title,
    indexed: result.state === "unavailable" || Boolean(page?.html),
  });
}

/** The metadata of the home page, the same at both of its addresses. */
export async function homeMetadata(): Promise<Metadata> {
  const { company } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const title = `${company} – real stories of faith`;
  return { ...(await sitePageMetadata("/", { title })), title: { absolute: title } };
}

/** The title of a page that is missing, unavailable or not for search engines, which do not index it. */
export function unlistedMetadata(title: string): Metadata {
  return { title, description: null, robots: { index: false }, openGraph: { title }, twitter: { title } };
}
