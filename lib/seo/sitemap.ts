import "server-only";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers";
import {
  ErrorLevel,
  SitemapIndexStream,
  type SitemapItemLoose,
  SitemapStream,
  streamToPromise,
  type VideoItem,
} from "sitemap";
import { unavailableResponse, versionedResponse } from "@/lib/http/responses";
import { paths } from "@/lib/paths";
import { getAllBlogs, type ListedBlog } from "@/lib/provider/blogs";
import { dataOr } from "@/lib/provider/cached-query";
import { getCollections, type ListedCollection } from "@/lib/provider/collections";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { getAllVideos, type ListedVideo, MOST_DESCRIPTION } from "@/lib/provider/videos";
import { isoDateTime } from "./page-metadata";
import { SITE_PAGES } from "./site-pages";
import { absoluteUrl } from "./site-url";
import { videoFacts } from "./structured-data";

/** Next breaks the `setImmediate` of `node:timers/promises` in runtimes other than Node. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export type SitemapEntry = SitemapItemLoose;

/** Limits of a video entry: characters, number and seconds. */
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

/** `null` during an outage, since search engines drop what is missing. */
async function readSitemapEntries(): Promise<SitemapEntry[] | null> {
  const results = await Promise.all([getAllBlogs(), getHashtagChoices(), getCollections(), getAllVideos()]);
  if (results.some(({ state }) => state === "unavailable")) return null;
  const [blogs, hashtags, collections, videos] = results;
  const entries = [
    ...pageEntries(),
    ...dataOr(blogs, []).map(blogEntry),
    ...dataOr(hashtags, []).flatMap(({ slug }) => (slug === null ? [] : [hashtagEntry(slug)])),
    ...dataOr(collections, []).map(collectionEntry),
    ...dataOr(videos, []).map(videoEntry),
  ];
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}

/** Limits of one file; 52,428,800 bytes less a margin for the document around the entries. */
export const FILE_LIMITS = { urls: 50_000, bytes: 52_000_000 };

/** Per URL with its video, and per tag. */
const MARKUP_BYTES = 560;
const TAG_MARKUP_BYTES = 24;

/** The most that escaping adds to a character: `&` to `&amp;`. */
const ESCAPED_BYTES = 4;

export function splitEntries(entries: SitemapEntry[]): SitemapEntry[][] {
  let part: SitemapEntry[] = [];
  const parts = [part];
  let bytes = 0;
  for (const entry of entries) {
    const size = largestSize(entry);
    if (part.length === FILE_LIMITS.urls || bytes + size > FILE_LIMITS.bytes) {
      part = [];
      parts.push(part);
      bytes = 0;
    }
    part.push(entry);
    bytes += size;
  }
  return parts;
}

/** An upper bound, in bytes. */
export function largestSize(entry: SitemapEntry): number {
  const json = JSON.stringify(entry);
  const escaped = json.match(/[&<>]/g)?.length ?? 0;
  const tags = [entry.video ?? []].flat().flatMap(({ tag }) => tag ?? []).length;
  return Buffer.byteLength(json) + escaped * ESCAPED_BYTES + MARKUP_BYTES + tags * TAG_MARKUP_BYTES;
}

/** Entries that are written before the event loop may do other work. */
const ENTRIES_PER_TURN = 500;

export async function sitemapXml(entries: SitemapEntry[]): Promise<string> {
  const xmlns = { news: false, xhtml: false, image: false, video: true };
  const stream = new SitemapStream({ level: ErrorLevel.SILENT, xmlns });
  return (await streamToPromise(Readable.from(yieldingToOthers(entries)).pipe(stream))).toString();
}

/** The parts have the same path, since a sitemap is valid for its own folder only. */
export async function sitemapIndexXml(parts: number): Promise<string> {
  const addresses = Array.from({ length: parts }, (_, index) =>
    absoluteUrl(`${paths.sitemap}?part=${index + 1}`),
  );
  const stream = new SitemapIndexStream({ level: ErrorLevel.SILENT });
  return (await streamToPromise(Readable.from(addresses).pipe(stream))).toString();
}

async function* yieldingToOthers(entries: SitemapEntry[]): AsyncGenerator<SitemapEntry> {
  for (const [index, entry] of entries.entries()) {
    if (index % ENTRIES_PER_TURN === 0) await nextTurn();
    yield entry;
  }
}

const XML = "application/xml; charset=utf-8";

/** `null`: the whole, or the index of the parts if it is too large for one file; else a part, from 1. */
export async function sitemapResponse(number: string | null): Promise<Response> {
  const entries = await readSitemapEntries();
  if (!entries) return unavailableResponse();
  const parts = splitEntries(entries);
  if (number === null && parts.length > 1) return versionedResponse(await sitemapIndexXml(parts.length), XML);
  const part = parts[Number(number ?? 1) - 1];
  return part ? versionedResponse(await sitemapXml(part), XML) : new Response(null, { status: 404 });
}
