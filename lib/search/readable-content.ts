import "server-only";
import { isSameLanguage, type Language } from "@lampstand/contract/languages";
import { SEARCH_RESULTS_MAX, VIDEOS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import {
  excerptOf,
  lookups,
  markText,
  searchTerms,
  type SearchTerm,
  termsIn,
  withForms,
  wordsOf,
} from "@lampstand/contract/search-text";
import { TEXT_PAGES } from "@lampstand/contract/slugs";
import { TAGS } from "@lampstand/contract/tags";
import MiniSearch, { type QueryCombination, type SearchOptions } from "minisearch";
import { revalidationVersion } from "@/lib/page-cache/outdated-tags.mjs";
import { plainText } from "@/lib/html/sanitize";
import { readBlogs } from "@/lib/provider/blogs";
import { cachedQuery, dataOr, LIFETIME } from "@/lib/provider/cached-query";
import { getCollections } from "@/lib/provider/collections";
import { contentLanguage } from "@/lib/provider/content-language";
import { getPageContent } from "@/lib/provider/pages";
import { collectPages, readListPage, withoutItems } from "@/lib/provider/payload";
import type { SearchOutcome, SearchResult } from "@/lib/provider/search";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { untitled } from "@/lib/provider/untitled";
import type { TextLanguage } from "@/lib/utils/text-language";
import { MOST_DESCRIPTION, type Video, videoSchema } from "@/lib/provider/video-schema";

type Readable = {
  title: string;
  about: string;
  text: string;
  /** The spoken language, BCP 47; the church's own where it is missing. */
  spoken?: string;
  found: { slug: string; language?: TextLanguage | undefined } & (
    | { kind: "video"; videoType: Video["videoType"]; poster: string | null; start: null }
    | { kind: "collection"; poster: string | null }
    | { kind: "blog" | "page" }
  );
};

type Match = { item: Readable; marked: SearchTerm[] };

/** What stands for a missing title. */
type Names = Partial<Record<SearchResult["kind"], string>>;

type ReadableIndex = { items: Readable[]; search: MiniSearch };

/** Unless revalidated. */
const INDEX_LIFETIME_MS = LIFETIME.feed * 1000;

const TEXT_MAX_LENGTH = 50_000;

const FIELDS = ["title", "about", "text"];

const FUZZY: SearchOptions["fuzzy"] = (word) => (word.length >= 7 ? 2 : word.length >= 4 ? 1 : false);

/** `until` is by `performance.now()`; `version` is the revalidation version at the start. */
type KeptIndex = { until: number; version: number; index: Promise<ReadableIndex | null> };

const kept = new Map<Language | undefined, KeptIndex>();

/**
 * Searches for a provider without its own search.
 *
 * @param language What is in this language comes first.
 */
export async function searchReadableContent(query: string, language?: Language): Promise<SearchOutcome> {
  const terms = searchTerms(query);
  const reading = await contentLanguage();
  const [index, settings] = await Promise.all([readIndex(reading?.wanted), getSettings()]);
  if (!index) return { state: "unavailable" };
  const names: Names = { video: await untitled("story"), blog: await untitled("article") };
  const { own } = dataOr(settings, DEFAULT_SETTINGS).church.languages;
  const isFirst = ({ item: { spoken, found } }: Match) =>
    !language || (reading && !found.language) || isSameLanguage(spoken ?? own, language);
  const words = terms.map(({ word }) => word).join(" ");
  const forms = withForms(query);
  const ids = [words, formsQuery(forms)].flatMap((asked) =>
    index.search.search(asked).map(({ id }) => Number(id)),
  );
  const found = [...new Set(ids)].flatMap((id) => {
    const item = index.items[id];
    return item && hasAll(item, forms) ? [{ item, marked: forms }] : [];
  });
  const misspelled = () =>
    index.search.search(words, { fuzzy: FUZZY }).flatMap(({ id, terms: matched }) => {
      const item = index.items[Number(id)];
      const marked = terms.map(({ word }) => ({ word, near: matched }));
      return item ? [{ item, marked }] : [];
    });
  const matches = found.length > 0 ? found : misspelled();
  const inOrder = [...matches.filter(isFirst), ...matches.filter((match) => !isFirst(match))];
  return {
    state: "found",
    results: inOrder.slice(0, SEARCH_RESULTS_MAX).map((match) => resultOf(match, names)),
  };
}

function formsQuery(terms: readonly SearchTerm[]): QueryCombination {
  const queries = terms.map((term): QueryCombination => {
    const { beginnings, words } = lookups(term);
    return { combineWith: "OR", queries: [...beginnings, ...words] };
  });
  return { combineWith: "AND", queries };
}

function hasAll({ title, about, text }: Readable, terms: readonly SearchTerm[]): boolean {
  return termsIn([title, about, text].join("\n"), terms).size === terms.length;
}

function resultOf({ item, marked: terms }: Match, names: Names): SearchResult {
  const { title, about, text, found } = item;
  const excerpts = [about, excerptOf(text, terms)].filter((excerpt) => excerpt !== "");
  const excerpt = excerpts.find((words) => markText(words, terms).some(({ isMatch }) => isMatch));
  return {
    ...found,
    title: markText(title || (names[found.kind] ?? ""), terms),
    excerpt: markText(excerptOf(excerpt ?? excerpts[0] ?? "", terms), terms),
  };
}

/** @param language Of the translations, if the page wants them. */
async function readIndex(language: Language | undefined): Promise<ReadableIndex | null> {
  const version = revalidationVersion();
  let known = kept.get(language);
  if (known?.version !== version || known.until < performance.now()) {
    known = { until: performance.now() + INDEX_LIFETIME_MS, version, index: makeIndex() };
    kept.set(language, known);
  }
  const made = await known.index.catch(() => null);
  if (!made && kept.get(language) === known) kept.delete(language);
  return made;
}

async function makeIndex(): Promise<ReadableIndex | null> {
  const [videos, collections, blogs, pages] = await Promise.all([
    readVideos(),
    readCollections(),
    readArticles(),
    readPages(),
  ]);
  if (!videos || !collections || !blogs) return null;
  const items = [...videos, ...collections, ...blogs, ...pages];
  const search = new MiniSearch({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { prefix: true, combineWith: "AND", boost: { title: 3, about: 2 } },
  });
  search.addAll(items.map(({ title, about, text }, id) => ({ id, title, about, text })));
  return { items, search };
}

const readVideosPage = cachedQuery({
  name: "searched-videos",
  language: contentLanguage,
  tags: [TAGS.videos],
  lifetime: LIFETIME.feed,
  load: (page: number, limit: number) =>
    readListPage(`/video-reels/${page}/${limit}`, {
      area: "searched-videos",
      schema: videoSchema.transform(readableVideo),
      listNames: ["videos"],
      countName: "videoLength",
    }),
  without: (page, isGone) => withoutItems(page, ({ found }) => isGone(TAGS.video(found.slug))),
});

function readableVideo({
  isActive,
  slug,
  name,
  description,
  hashtags,
  videoType,
  poster,
  captions,
  language,
}: Video): Readable | null {
  if (!isActive) return null;
  const about = [description.slice(0, MOST_DESCRIPTION), ...hashtags.map((hashtag) => `#${hashtag}`)];
  return {
    title: name,
    about: about.join(" ").trim(),
    text: "",
    spoken: captions[0]?.lang,
    found: { kind: "video", slug, language, videoType, poster, start: null },
  };
}

async function readVideos(): Promise<Readable[] | null> {
  const result = await collectPages(readVideosPage, VIDEOS_PER_PAGE_MAX);
  return result.state === "found" ? result.data : null;
}

async function readCollections(): Promise<Readable[] | null> {
  const result = await getCollections();
  if (result.state === "unavailable") return null;
  return dataOr(result, []).map(({ slug, name, description, language, poster }) => ({
    title: name,
    about: description,
    text: "",
    found: { kind: "collection", slug, language, poster },
  }));
}

async function readArticles(): Promise<Readable[] | null> {
  const result = await readBlogs();
  if (result.state === "unavailable") return null;
  return dataOr(result, []).map(({ slug, title, excerpt, language, html }) => ({
    title,
    about: excerpt,
    text: plainText(html).slice(0, TEXT_MAX_LENGTH),
    found: { kind: "blog", slug, language },
  }));
}

async function readPages(): Promise<Readable[]> {
  const pages = await Promise.all(
    Object.values(TEXT_PAGES).map(async (slug) => ({ slug, page: await getPageContent(slug) })),
  );
  return pages.flatMap(({ slug, page }) =>
    page.state === "found"
      ? [
          {
            title: page.data.title,
            about: "",
            text: plainText(page.data.html).slice(0, TEXT_MAX_LENGTH),
            found: { kind: "page" as const, slug, language: page.data.language },
          },
        ]
      : [],
  );
}
