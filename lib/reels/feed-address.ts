import { apiPaths, paths } from "@/lib/paths";
import { HASHTAGS_PARAM } from "./hashtags";

export const REEL_PARAM = "v";

/** The slug of the hashtag or collection whose reels are shown; all reels without either. */
export type FeedSource = { hashtag?: string | null; collection?: string | null };

export const ALL_REELS: FeedSource = {};

export function reelsPagePath(page: number, { hashtag, collection }: FeedSource): string {
  const query = new URLSearchParams({ ...(hashtag && { hashtag }), ...(collection && { collection }) });
  return withQuery(apiPaths.reelsPage(page), query);
}

export function sharedReelSlug(parameter: string | string[] | undefined): string | null {
  return typeof parameter === "string" && parameter !== "" ? parameter : null;
}

export function reelUrl(href: string, slug: string): URL {
  const url = new URL(href);
  url.searchParams.set(REEL_PARAM, slug);
  return url;
}

export function reelPath(feed: string, slug: string): string {
  return `${feed}?${new URLSearchParams({ [REEL_PARAM]: slug }).toString()}`;
}

export type PlainFeedQuery = {
  hashtag: string | null;
  selected: string[];
  page: number;
};

export function plainFeedPath({ hashtag, selected, page }: PlainFeedQuery): string {
  const query = new URLSearchParams(selected.map((param) => [HASHTAGS_PARAM, param]));
  if (hashtag !== null) query.set("hashtag", hashtag);
  if (page > 1) query.set("page", String(page));
  return withQuery(paths.plainReels, query);
}

/** Browsers before 2023 have no `size` of a query. */
function withQuery(path: string, query: URLSearchParams): string {
  return [path, query.toString()].filter(Boolean).join("?");
}
