import "server-only";
import { pageSlug, pageSlugOfCall, TEXT_PAGES } from "@lampstand/contract/slugs";
import { TAGS } from "@lampstand/contract/tags";
import { cache } from "react";
import { z } from "zod";
import { plainText } from "@/lib/html/sanitize";
import { isPlausibleSlug } from "@/lib/paths";
import { cachedQuery, noSuchThing, type QueryResult } from "./cached-query";
import { ProviderError } from "./client";
import { contentLanguage } from "./content-language";
import { html, isoDate, parseItems, nonEmptyText, text } from "./fields";
import { readList, readNamed } from "./payload";
import { textLanguage } from "./read-language";
import type { TextLanguage } from "@/lib/utils/text-language";

const pageAnswer = z.object({ title: text, content: html, effectiveDate: isoDate, language: textLanguage });

const pageContent = pageAnswer.transform((page) => ({
  title: page.title,
  html: page.content,
  effectiveDate: page.effectiveDate,
  language: page.language,
}));

export type PageContent = z.output<typeof pageContent>;

const readPage = cachedQuery({
  name: "page",
  language: contentLanguage,
  // A provider may also find the page by other spellings of its slug.
  tags: (slug: string) => [...new Set([slug, pageSlug(slug)])].map(TAGS.page),
  load: async (slug) => {
    const path = `/web/page-content/${encodeURIComponent(pageSlugOfCall(slug))}`;
    return pageContent.parse((await readNamed(path, Object.keys(pageAnswer.shape))).record);
  },
});

export const getPageContent = cache(async (slug: string): Promise<QueryResult<PageContent>> => {
  return isPlausibleSlug(slug) ? readPage(slug) : noSuchThing();
});

/** `name` is the provider's name for the page, which may differ from the path. */
export function textPagePath(name: string): string | null {
  return Object.entries(TEXT_PAGES).find(([, slug]) => slug === name)?.[0] ?? null;
}

const HELP_DESK_PAGE = "help-desk";

const HELP_PATH = "/get_content";

const helpEntry = z.object({
  page: z.string(),
  title: text,
  content: z.string().transform(plainText).catch(""),
});

export type HelpContent = { title: string; text: string };

const readHelp = cachedQuery({
  name: "help",
  tags: [TAGS.help],
  load: async (): Promise<HelpContent> => {
    const { items } = await readList(HELP_PATH, ["list"]);
    const help = parseItems("help", helpEntry, items).find(({ page }) => page === HELP_DESK_PAGE);
    if (!help) throw new ProviderError("missing", HELP_PATH);
    return { title: help.title, text: help.content };
  },
});

export async function getHelpContent(): Promise<QueryResult<HelpContent>> {
  return readHelp();
}

const faqEntry = z.object({ question: nonEmptyText, answer: nonEmptyText, language: textLanguage });

const faqCategory = z.object({
  name: nonEmptyText,
  faqData: z.array(z.unknown()).catch([]),
  language: textLanguage,
});

export type FaqEntry = { question: string; answer: string; language?: TextLanguage | undefined };

export type FaqCategory = { name: string; entries: FaqEntry[]; language?: TextLanguage | undefined };

const readFaqs = cachedQuery({
  name: "faqs",
  language: contentLanguage,
  tags: [TAGS.faqs],
  load: async () => {
    const { items } = await readList("/web/get_faq_with_category", ["list"]);
    return parseItems("faq-categories", faqCategory, items).map(({ name, faqData, language }) => ({
      name,
      language,
      entries: parseItems("faq-entries", faqEntry, faqData),
    }));
  },
});

export async function getFaqCategories(): Promise<QueryResult<FaqCategory[]>> {
  return readFaqs();
}
