import "server-only";
import { logError } from "@/lib/utils/log";
import type { QueryResult } from "./cached-query";
import { fetchMedia } from "./media-file";
import { ProviderError } from "./provider-error";

/** How long a picture may take to arrive, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 3000;

/** The largest picture that is fetched, in bytes. */
export const MAX_PICTURE_BYTES = 16 * 1024 * 1024;

/** A picture of the provider's, not kept: what is drawn with it is. `unavailable` may be there later. */
export async function fetchPicture(address: string): Promise<QueryResult<Buffer>> {
  try {
    const limits = { maxBytes: MAX_PICTURE_BYTES, timeoutMs: PICTURE_TIMEOUT_MS };
    return { state: "found", data: await fetchMedia(address, limits) };
  } catch (error) {
    logError("picture-fetch-failed", error);
    const isMissing = error instanceof ProviderError && error.failure === "missing";
    return { state: isMissing ? "missing" : "unavailable" };
  }
}
