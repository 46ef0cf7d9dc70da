import { reelsPageSchema, type ReelsPage } from "@/lib/schemas/reel";
import { getJson } from "./get-json";

/**
 * Asks for a page of the feed, from 1.
 *
 * @throws {Error} when there is no usable answer
 */
export function getReelsPage(page: number): Promise<ReelsPage> {
  return getJson(`/api/reels/${page}`, reelsPageSchema);
}
