import "server-only";
import type { Metadata } from "next";
import type { Reading } from "@/lib/api/define-read";
import type { PageContent } from "@/lib/api/pages";
import { sitePageMetadata } from "./page-metadata";
import type { SitePagePath } from "./site-pages";

/** The metadata of a text page of the table; without its text it is nothing for search engines to keep. */
export function textPageMetadata(path: SitePagePath, reading: Reading<PageContent>): Promise<Metadata> {
  const page = reading.state === "found" ? reading.data : null;
  return sitePageMetadata(path, { title: page?.title, indexed: Boolean(page?.html) });
}
