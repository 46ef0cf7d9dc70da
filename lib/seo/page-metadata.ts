import "server-only";
import type { Metadata } from "next";
import { getSettings } from "@/lib/provider/settings";
import { PREVIEW_SIZE, previewAddress } from "./preview-address";
import { siteAddress } from "./site-address";
import { shortened } from "./summary";
import { SITE_PAGES, sitePageName, type SitePagePath } from "./site-pages";

type PageFacts = {
  /** The one address of the page, as a path. */
  path: string;
  title: string;
  description: string;
  /** The absolute address of the preview picture. */
  preview: string;
  /** What else is said to the programs that draw link previews. */
  openGraph?: Metadata["openGraph"];
  twitter?: Metadata["twitter"];
  /** Other forms of the page by their media type, such as its oEmbed data. */
  alternateTypes?: Record<string, string>;
  /** False keeps the page out of search engines, as while the provider does not answer. */
  indexed?: boolean;
};

/** More than any search result or link preview shows, in characters. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 300;

/** A page's words for search engines and shared links, every address in them absolute. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { path, preview, openGraph, twitter, alternateTypes, indexed = true } = facts;
  const title = shortened(facts.title, LONGEST_TITLE);
  const description = shortened(facts.description, LONGEST_DESCRIPTION);
  const { company } = await getSettings();
  const url = siteAddress(path);
  const images = [{ url: preview, ...PREVIEW_SIZE, type: "image/jpeg", alt: title }];
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

/** The same for a page of the table, with the provider's own title where it has one. */
export function sitePageMetadata(
  path: SitePagePath,
  facts: Partial<Omit<PageFacts, "path">> = {},
): Promise<Metadata> {
  const { title, description } = SITE_PAGES[path];
  const preview = previewAddress("pages", sitePageName(path));
  return pageMetadata({ path, description, preview, ...facts, title: facts.title || title });
}
