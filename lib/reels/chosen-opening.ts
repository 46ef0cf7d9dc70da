import "server-only";
import { PATIENCE_MS, type QueryResult } from "@/lib/provider/cached-query";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { ProviderError } from "@/lib/provider/provider-error";
import { logError } from "@/lib/utils/log";
import type { Reel } from "@/lib/schemas/reel";
import { findChosenReels } from "./chosen-reels";
import { openingOf, type Opening } from "./opening";
import { completeList } from "./reel-list";

/** The opening of the feed of a choice of hashtags, at the reel that was shared. */
export async function readChosenOpening(
  choices: HashtagChoice[],
  shared: string | null,
): Promise<QueryResult<Opening>> {
  const reels = await readChosenReels(choices);
  if (reels.state !== "found") return reels;
  return { state: "found", data: await openingOf(completeList(reels.data), shared) };
}

/** The reels of a choice of hashtags, which come all at once. */
export async function readChosenReels(choices: HashtagChoice[]): Promise<QueryResult<Reel[]>> {
  try {
    return { state: "found", data: await findChosenReels(choices, PATIENCE_MS) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("chosen-reels-failed", error);
    return { state: "unavailable" };
  }
}
