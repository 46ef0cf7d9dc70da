import "server-only";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { ProviderError } from "@/lib/provider/provider-error";
import { findVideosByHashtags } from "@/lib/provider/videos";
import type { Reel } from "@/lib/schemas/reel";
import { toReels } from "./to-reels";

/**
 * The reels of any of these hashtags, as the provider orders them. `timeoutMs` is how long it may take, in milliseconds.
 *
 * @throws {ProviderError} when the provider does not answer or refuses
 */
export async function findChosenReels(choices: HashtagChoice[], timeoutMs?: number): Promise<Reel[]> {
  try {
    return toReels(
      await findVideosByHashtags(
        choices.map(({ id }) => id),
        timeoutMs,
      ),
    );
  } catch (error) {
    // Some providers say of hashtags without videos that there is no such thing.
    if (error instanceof ProviderError && error.failure === "missing") return [];
    throw error;
  }
}
