import { chosenReelsSchema } from "@/lib/schemas/reel";
import { postJson } from "./post-json";

/** Asks for the reels of the hashtags of these tokens. */
export function findChosenReels(tokens: string[]) {
  return postJson("/api/reels/by-hashtags", { hashtags: tokens }, chosenReelsSchema);
}
