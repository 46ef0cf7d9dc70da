import "server-only";
import type { Metadata } from "next";
import type { QueryResult } from "@/lib/provider/cached-query";
import type { PageContent } from "@/lib/provider/pages";
import { sitePageMetadata } from "./page-metadata";
import type { SitePagePath } from "./site-pages";

/**
 * The metadata of a text page of the table. One whose text is not written yet is nothing for search engines to keep; one
 * whose text cannot be had now stays in them.
 */
export function textPageMetadata(path: SitePagePath, reading: QueryResult<PageContent>): Promise<Metadata> {
  const page = reading.state === "found" ? reading.data : null;
  return sitePageMetadata(path, {
    title: page?.title,
    indexed: reading.state === "unavailable" || Boolean(page?.html),
  });
}
