import "server-only";
import { cache } from "react";
import { z } from "zod";
import { cachedQuery, type QueryResult } from "./cached-query";
import { html, isoDate, text } from "./fields";
import { readNamed } from "./payload";
import { isPlausibleSlug } from "@/lib/paths";
import { TAGS } from "./tags";

const answer = z.object({ title: text, content: html, effectiveDate: isoDate });

const pageContent = answer.transform((page) => ({
  title: page.title,
  html: page.content,
  effectiveDate: page.effectiveDate,
}));

export type PageContent = z.output<typeof pageContent>;

/** The site's pages of running text, by what the provider calls their content (specification section 7). */
export const TEXT_PAGES = {
  "/discover-jesus": "discover-jesus",
  "/privacy-policy": "privacy-policy",
  "/terms-service": "terms-condition",
} as const;

/** Slugs whose spelling at the provider differs from ours: one really begins with a tab (specification section 7). */
const PROVIDER_SPELLING: Record<string, string> = { "discover-jesus": "\tDiscover Jesus" };

const readPage = cachedQuery({
  name: "page",
  tags: (slug: string) => [TAGS.page(slug)],
  load: async (slug) => {
    const path = `/web/page-content/${encodeURIComponent(PROVIDER_SPELLING[slug] ?? slug)}`;
    return pageContent.parse((await readNamed(path, Object.keys(answer.shape))).record);
  },
});

/** A page of running text by its slug. Read once per render. */
export const getPageContent = cache(async (slug: string): Promise<QueryResult<PageContent>> => {
  return isPlausibleSlug(slug) ? readPage(slug) : { state: "missing" };
});
