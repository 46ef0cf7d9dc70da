import "server-only";
import { COUNT_PATTERN } from "@lampstand/contract/patterns";
import { Readable } from "node:stream";
import {
  ErrorLevel,
  SitemapIndexStream,
  type SitemapItemLoose,
  SitemapStream,
  streamToPromise,
  type VideoItem,
} from "sitemap";
import { z } from "zod";
import { unavailableResponse, versionedResponse } from "@/lib/http/responses";
import { paths } from "@/lib/paths";
import { getListedBlogs, type ListedBlog } from "@/lib/provider/blogs";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { getCollections, type ListedCollection } from "@/lib/provider/collections";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { getListedVideos } from "@/lib/provider/videos";
import { type ListedVideo, MOST_DESCRIPTION } from "@/lib/provider/video-schema";
import { getSiteLanguages, type SiteLanguage } from "@/lib/language/page-language";
import { languageAlternates } from "./language-alternates";
import { isoDateTime } from "./page-metadata";
import { SITE_PAGES } from "./site-pages";
import { absoluteUrl } from "./site-url";
import { videoFacts } from "./structured-data";

export type SitemapEntry = SitemapItemLoose;

const MAX_TITLE = 100;
const MAX_TAGS = 32;
const MAX_DURATION = 28_800;

export function pageEntries(): SitemapEntry[] {
  return Object.keys(SITE_PAGES).map((path) => ({ url: absoluteUrl(path) }));
}

export function blogEntry({ slug, updatedAt, postedDate }: ListedBlog): SitemapEntry {
  return {
    url: absoluteUrl(paths.blog(slug)),
    ...lastmod(isoDateTime(updatedAt) ?? isoDateTime(postedDate)),
  };
}

export function hashtagEntry(slug: string): SitemapEntry {
  return { url: absoluteUrl(paths.hashtag(slug)) };
}

export function collectionEntry({
  slug,
  updatedAt,
}: Pick<ListedCollection, "slug" | "updatedAt">): SitemapEntry {
  return { url: absoluteUrl(paths.collection(slug)), ...lastmod(isoDateTime(updatedAt)) };
}

export function videoEntry(video: ListedVideo): SitemapEntry {
  const { pageUrl, playerUrl, thumbnailUrl, description, duration } = videoFacts(video);
  const published = isoDateTime(video.createdAt);
  const item: VideoItem = {
    thumbnail_loc: thumbnailUrl,
    title: video.name.slice(0, MAX_TITLE),
    description: description.slice(0, MOST_DESCRIPTION),
    content_loc: video.src,
    player_loc: playerUrl,
    ...(duration !== null && duration <= MAX_DURATION && { duration }),
    ...(published && { publication_date: published }),
    tag: video.hashtags.slice(0, MAX_TAGS),
  };
  return { url: pageUrl, ...lastmod(isoDateTime(video.updatedAt) ?? published), video: [item] };
}

function lastmod(date: string | undefined) {
  return date ? { lastmod: date } : {};
}

/** Returns what has no parts of its own, for the first one; `null` in an outage: search engines drop what is missing. */
async function readEntries(): Promise<SitemapEntry[] | null> {
  const results = await Promise.all([getHashtagChoices(), getCollections()]);
  if (results.some(({ state }) => state === "unavailable")) return null;
  const [hashtags, collections] = results;
  return [
    ...pageEntries(),
    ...dataOr(hashtags, []).flatMap(({ slug }) => (slug === null ? [] : [hashtagEntry(slug)])),
    ...dataOr(collections, []).map(collectionEntry),
  ];
}

function withLanguages(entry: SitemapEntry, languages: SiteLanguage[]): SitemapEntry {
  const { pathname } = new URL(entry.url);
  const links = Object.entries(languageAlternates(languages, pathname) ?? {});
  return links.length > 0 ? { ...entry, links: links.map(([lang, url]) => ({ lang, url })) } : entry;
}

export async function sitemapXml(entries: SitemapEntry[]): Promise<string> {
  const xmlns = { news: false, xhtml: true, image: false, video: true };
  const stream = new SitemapStream({ level: ErrorLevel.SILENT, xmlns });
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString();
}

/** All parts have the same path, since a sitemap is only valid for its own folder. */
export async function sitemapIndexXml(parts: number): Promise<string> {
  const addresses = Array.from({ length: parts }, (_, index) =>
    absoluteUrl(`${paths.sitemap}?part=${index + 1}`),
  );
  const stream = new SitemapIndexStream({ level: ErrorLevel.SILENT });
  return (await streamToPromise(Readable.from(addresses).pipe(stream))).toString();
}

const XML = "application/xml; charset=utf-8";

const PART = z.string().regex(COUNT_PATTERN).transform(Number);

type Listed<T> = QueryResult<{ items: T[]; pages: number }>;

async function entriesOf<T>(reading: Promise<Listed<T>>, entryOf: (item: T) => SitemapEntry) {
  const list = await reading;
  if (list.state !== "found") return list;
  return { state: list.state, pages: list.data.pages, entries: list.data.items.map(entryOf) };
}

/** `null`: the whole sitemap, or the index of its parts; otherwise a part, from 1: a page of the provider's lists. */
export async function sitemapResponse(number: string | null): Promise<Response> {
  const part = PART.safeParse(number ?? "1").data;
  if (part === undefined) return new Response(null, { status: 404 });
  const lists = await Promise.all([
    entriesOf(getListedVideos(part), videoEntry),
    entriesOf(getListedBlogs(part), blogEntry),
  ]);
  if (lists.every(({ state }) => state === "missing")) return new Response(null, { status: 404 });
  const found = lists.flatMap((list) => (list.state === "found" ? [list] : []));
  const parts = Math.max(...found.map(({ pages }) => pages));
  const isUnavailable = lists.some(({ state }) => state === "unavailable");
  if (number === null && parts > 1 && !isUnavailable)
    return versionedResponse(await sitemapIndexXml(parts), XML);
  const others = part === 1 ? await readEntries() : [];
  if (isUnavailable || !others) return unavailableResponse();
  const entries = [...others, ...found.flatMap((list) => list.entries)];
  const once = new Map(entries.map((entry) => [entry.url, entry]));
  const languages = await getSiteLanguages();
  const shown = [...once.values()].map((entry) => withLanguages(entry, languages));
  return versionedResponse(await sitemapXml(shown), XML);
}
