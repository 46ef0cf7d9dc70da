import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { SizedPicture } from "@/lib/media/image-source";
import { TAGS } from "@lampstand/contract/tags";
import { announcementVersion } from "@/lib/http/announcements.mjs";
import { isGoneSince } from "@/lib/http/gone-tags.mjs";
import { fileTags } from "@/lib/media/media-url";
import { decodeRaster, readRaster } from "@/lib/media/raster";
import { joinRunning } from "@/lib/utils/join-running";
import { logError, logWarning } from "@/lib/utils/log";
import type { QueryResult } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { fetchPictureVersion } from "@/lib/provider/media-files";

/** A picture as it is given to browsers. */
export type ResizedPicture = {
  /** WebP; `null` for one that cannot be resized, which browsers load from the provider. */
  webp: Buffer | null;
  etag: string;
  /** How long browsers may keep it, in seconds. */
  maxAge: number;
};

type Kept = ResizedPicture & {
  /** What the provider calls this version. */
  version: string | null;
  /** Until when the provider is not asked about it, by `performance.now()`: clocks may be set back. */
  freshUntil: number;
  /** Which announcements had come when the provider was asked. */
  announcements: number;
  /** Which had come when the provider last had it. */
  confirmed: number;
};

/** How much all kept pictures take, in bytes. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** What a picture takes beside its bytes, about. */
const ENTRY_BYTES = 1024;

/**
 * How many are fetched at a time, which includes that they wait to be resized and are held until then; how many are resized, so
 * that pages are still served; and how many may wait.
 */
export const FETCHED_AT_ONCE = 8;
const RESIZED_AT_ONCE = 2;
export const MAX_WAITING = 200;

/** After how long the provider is asked whether a picture is still there; sooner where it announces a change. */
const FRESH_MS = 300_000;

/** When to ask again a provider that did not answer. */
const RETRY_MS = 10_000;

/** How long browsers keep a picture where the provider does not say, in seconds. */
const DEFAULT_MAX_AGE = 300;

const QUALITY = 75;

const kept = new LRUCache<string, Kept>({
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: ({ webp }) => (webp?.byteLength ?? 0) + ENTRY_BYTES,
});

const join = joinRunning<QueryResult<ResizedPicture>>(MAX_WAITING);
const fetching = pLimit(FETCHED_AT_ONCE);
const resizing = pLimit(RESIZED_AT_ONCE);

/**
 * A picture in a width of the site's, made when it is first asked for and kept for as long as the provider has it. After an
 * announcement the provider is asked first, so that nothing it has taken down is given out. While it does not
 * answer, what is kept stays, unless it was announced to be gone; `unavailable` is what is not, and what would have to wait behind too many others.
 */
export async function getPicture({ address, width }: SizedPicture): Promise<QueryResult<ResizedPicture>> {
  const key = `${width} ${address}`;
  const announcements = announcementVersion();
  const known = lastGood(key, address);
  if (known && known.announcements === announcements && known.freshUntil > performance.now())
    return { state: "found", data: known };
  // Who asks after an announcement does not join a question that was asked before it.
  return join(
    `${announcements} ${key}`,
    () => renew(key, { address, width }, announcements, known),
    known?.announcements === announcements ? { state: "found", data: known } : { state: "unavailable" },
  );
}

async function renew(
  key: string,
  { address, width }: SizedPicture,
  announcements: number,
  known: Kept | undefined,
): Promise<QueryResult<ResizedPicture>> {
  try {
    const data = await fetching(async () => {
      const fetched = await fetchPictureVersion(address, known?.version ?? null);
      const facts = { freshUntil: performance.now() + FRESH_MS, announcements, confirmed: announcements };
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
    // It may have been announced to be gone since it was asked for.
    const good = lastGood(key, address);
    if (!good) return { state: "unavailable" };
    const data = { ...good, freshUntil: performance.now() + RETRY_MS, announcements };
    kept.set(key, data);
    return { state: "found", data };
  }
}

/** What is kept of a picture, if nobody has announced since the provider last had it that it is gone. */
function lastGood(key: string, address: string): Kept | undefined {
  const known = kept.get(key);
  if (!known || !isGoneSince(known.confirmed, [...fileTags(address), TAGS.everything])) return known;
  kept.delete(key);
  return undefined;
}

async function keepable(
  fetched: Awaited<ReturnType<typeof fetchPictureVersion>>,
  width: number,
  facts: Pick<Kept, "freshUntil" | "announcements" | "confirmed">,
): Promise<Kept | null> {
  if (fetched === "unchanged") return null;
  const webp = await resizing(() => resize(fetched.bytes, width));
  const etag = `"${createHash("sha256")
    .update(webp ?? fetched.bytes)
    .digest("base64url")}"`;
  return { webp, etag, maxAge: fetched.maxAge ?? DEFAULT_MAX_AGE, version: fetched.etag, ...facts };
}

/** `null` for what is moving, and for what cannot be read here: a browser may be able to show it. */
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
