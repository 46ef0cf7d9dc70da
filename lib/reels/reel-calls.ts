import "client-only";
import { apiPaths } from "@/lib/paths";
import { chosenReelsSchema, reelsPageSchema, type ReelsPage } from "./reel";
import { getJson, postJson } from "@/lib/api-client/site-request";

/** `page` starts at 1. @throws {Error} without a usable answer */
export function fetchReelsPage(page: number): Promise<ReelsPage> {
  return getJson(apiPaths.reelsPage(page), reelsPageSchema);
}

export function findChosenReels(tokens: string[]) {
  return postJson(apiPaths.reelsByHashtags, { hashtags: tokens }, chosenReelsSchema);
}
