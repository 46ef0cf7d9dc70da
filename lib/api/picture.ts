import "server-only";
import { logError, logWarning } from "@/lib/log";
import { isProviderMedia } from "@/lib/media/media-url";
import type { Reading } from "./define-read";
import { readBytes, TooLongError } from "./read-bytes";

/** How long a picture may take to arrive, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 3000;

/** The largest picture that is fetched, in bytes. */
export const MAX_PICTURE_BYTES = 16 * 1024 * 1024;

/**
 * Fetches a picture of the operator's own media address. Any other address is never called, whatever the provider
 * wrote there: `missing`, like what is not there, is too large or has moved. `unavailable` may be there later.
 */
export async function fetchPicture(address: string): Promise<Reading<Buffer>> {
  if (!isProviderMedia(address)) return { state: "missing" };
  try {
    const response = await fetch(address, {
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
    });
    if (response.ok) return { state: "found", data: await readBytes(response, MAX_PICTURE_BYTES) };
    await response.body?.cancel();
    logWarning("picture-refused", { status: response.status });
    return { state: response.status >= 500 || response.status === 429 ? "unavailable" : "missing" };
  } catch (error) {
    logError("picture-fetch-failed", error);
    return { state: error instanceof TooLongError ? "missing" : "unavailable" };
  }
}
