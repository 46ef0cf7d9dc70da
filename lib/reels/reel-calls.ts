import "client-only";
import { apiPaths } from "@/lib/paths";
import { chosenReelsSchema, reelsPageSchema, type ReelsPage } from "./reel";
import { getJson, postJson } from "@/lib/http/site-request";

/**
 * Asks for a page of the feed, from 1.
 *
 * @throws {Error} when there is no usable answer
 */
export function fetchReelsPage(page: number): Promise<ReelsPage> {
  return getJson(apiPaths.reelsPage(page), reelsPageSchema);
}

/** Asks for the reels of the hashtags of these tokens. */
export function findChosenReels(tokens: string[]) {
  return postJson(apiPaths.reelsByHashtags, { hashtags: tokens }, chosenReelsSchema);
}
