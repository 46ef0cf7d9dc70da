import { paths } from "@/lib/paths";
import { HASHTAGS_PARAM } from "./hashtags";

/** The search parameter that names the active reel by its slug. */
export const REEL_PARAM = "v";

/** The slug in the `v` parameter of a feed's address; `null` when there is none. */
export function sharedReelSlug(parameter: string | string[] | undefined): string | null {
  return typeof parameter === "string" && parameter !== "" ? parameter : null;
}

/** The URL of a feed with this reel active; its other parameters stay. */
export function reelUrl(href: string, slug: string): URL {
  const url = new URL(href);
  url.searchParams.set(REEL_PARAM, slug);
  return url;
}

/** The same for the path of a feed that has no other parameters. */
export function reelPath(feed: string, slug: string): string {
  return `${feed}?${new URLSearchParams({ [REEL_PARAM]: slug }).toString()}`;
}

/** Which reels the plain feed shows, and which page of them. */
export type PlainFeedQuery = {
  /** The slug of a hashtag. */
  hashtag: string | null;
  /** The parameters of the selected hashtags. */
  selected: string[];
  /** From 1. */
  page: number;
};

/** The path of one page of the plain feed. */
export function plainFeedPath({ hashtag, selected, page }: PlainFeedQuery): string {
  const query = new URLSearchParams(selected.map((param) => [HASHTAGS_PARAM, param]));
  if (hashtag !== null) query.set("hashtag", hashtag);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${paths.plainReels}?${query.toString()}` : paths.plainReels;
}
