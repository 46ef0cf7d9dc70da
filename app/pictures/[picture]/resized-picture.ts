import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { SizedPicture } from "@/lib/media/image-source";
import { TAGS } from "@lampstand/contract/tags";
import { sharedRuns } from "@lampstand/runtime/shared-runs";
import { isGoneSince, revalidationVersion } from "@/lib/page-cache/outdated-tags.mjs";
import { fileTags } from "@/lib/media/media-url";
import { decodeRaster, readRaster } from "@/lib/media/raster";
import { logError, logWarning } from "@/lib/utils/log";
import type { QueryResult } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { fetchPictureVersion } from "@/lib/provider/media-files";

export type ResizedPicture = {
  /** WebP; `null` for a picture that can't be resized, which browsers load from the provider. */
  webp: Buffer | null;
  etag: string;
  /** For browsers, in seconds. */
  maxAge: number;
};

type Kept = ResizedPicture & {
  /** The provider's ETag. */
  version: string | null;
  /** From `performance.now()`, since the clock may be set back. */
  freshUntil: number;
  /** The revalidation version when the provider was asked. */
  asked: number;
  /** The revalidation version when the provider last had the picture. */
  confirmed: number;
};

const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** Rough size of a picture's other data. */
const ENTRY_BYTES = 1024;

/** Fetched pictures stay in memory until resized. Only a few are resized at once, so pages are still served. */
export const FETCHED_AT_ONCE = 8;
const RESIZED_AT_ONCE = 2;
export const MAX_WAITING = 200;

/** How long to wait before asking the provider again, unless it announces a change. */
const FRESH_MS = 300_000;
const RETRY_MS = 10_000;

/** For browsers, in seconds, if the provider doesn't say. */
const DEFAULT_MAX_AGE = 300;

const QUALITY = 75;

const kept = new LRUCache<string, Kept>({
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: ({ webp }) => (webp?.byteLength ?? 0) + ENTRY_BYTES,
});

const renewals = sharedRuns<QueryResult<ResizedPicture>>({ most: MAX_WAITING });
const fetching = pLimit(FETCHED_AT_ONCE);
const resizing = pLimit(RESIZED_AT_ONCE);

/** Returns `unavailable` if there is neither an answer nor a stored picture to show, or too many requests wait. */
export async function getPicture({ address, width }: SizedPicture): Promise<QueryResult<ResizedPicture>> {
  const key = `${width} ${address}`;
  const version = revalidationVersion();
  const known = lastGood(key, address);
  if (known?.asked === version && known.freshUntil > performance.now())
    return { state: "found", data: known };
  // A request after a revalidation must not join one from before it.
  const question = `${version} ${key}`;
  if (renewals.isFull(question))
    return known?.asked === version ? { state: "found", data: known } : { state: "unavailable" };
  return renewals.run(question, () => renew(key, { address, width }, version, known));
}

async function renew(
  key: string,
  { address, width }: SizedPicture,
  asked: number,
  known: Kept | undefined,
): Promise<QueryResult<ResizedPicture>> {
  try {
    const data = await fetching(async () => {
      const fetched = await fetchPictureVersion(address, known?.version ?? null);
      const facts = { freshUntil: performance.now() + FRESH_MS, asked, confirmed: asked };
      return fetched === "unchanged" && known ? { ...known, ...facts } : keepable(fetched, width, facts);
    });
    if (!data) return { state: "unavailable" };
    kept.set(key, data);
    return { state: "found", data };
  } catch (error) {
    logError("picture-fetch-failed", error);
    if (error instanceof ProviderError && error.failure === "missing") {
      kept.delete(key);
      return { state: "missing" };
    }
    // It may have been removed while we asked the provider.
    const good = lastGood(key, address);
    if (!good) return { state: "unavailable" };
    const data = { ...good, freshUntil: performance.now() + RETRY_MS, asked };
    kept.set(key, data);
    return { state: "found", data };
  }
}

/** Returns the stored picture, unless it was removed after the provider last had it. */
function lastGood(key: string, address: string): Kept | undefined {
  const known = kept.get(key);
  if (!known || !isGoneSince(known.confirmed, [...fileTags(address), TAGS.everything])) return known;
  kept.delete(key);
  return undefined;
}

async function keepable(
  fetched: Awaited<ReturnType<typeof fetchPictureVersion>>,
  width: number,
  facts: Pick<Kept, "freshUntil" | "asked" | "confirmed">,
): Promise<Kept | null> {
  if (fetched === "unchanged") return null;
  const webp = await resizing(() => resize(fetched.bytes, width));
  const etag = `"${createHash("sha256")
    .update(webp ?? fetched.bytes)
    .digest("base64url")}"`;
  return { webp, etag, maxAge: fetched.maxAge ?? DEFAULT_MAX_AGE, version: fetched.etag, ...facts };
}

/** Returns `null` for animations and for files we can't read, which a browser may still show. */
async function resize(bytes: Buffer, width: number): Promise<Buffer | null> {
  try {
    const { pages = 1 } = await readRaster(bytes);
    if (pages > 1) return null;
    return await decodeRaster(bytes)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    logWarning("picture-not-resized", { reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
