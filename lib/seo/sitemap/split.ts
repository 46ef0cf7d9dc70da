import type { SitemapEntry } from "./entries";

/** What the sitemap protocol allows in one file: addresses, and bytes (52,428,800) less a margin for its frame. */
export const MOST_ADDRESSES = 50_000;
export const MOST_BYTES = 52_000_000;

/** The tags around one address and its video, and around each word of a video, in bytes. */
const FRAME_BYTES = 560;
const WORD_FRAME_BYTES = 24;

/** How much longer a character may become when it is escaped: `&` as `&amp;`. */
const ESCAPED_BYTES = 4;

/** The entries in files that are small enough, in their order. There is always one. */
export function splitEntries(entries: SitemapEntry[]): SitemapEntry[][] {
  let part: SitemapEntry[] = [];
  const parts = [part];
  let bytes = 0;
  for (const entry of entries) {
    const size = largestSize(entry);
    if (part.length === MOST_ADDRESSES || bytes + size > MOST_BYTES) {
      part = [];
      parts.push(part);
      bytes = 0;
    }
    part.push(entry);
    bytes += size;
  }
  return parts;
}

/** The most bytes that an entry can have as XML. */
export function largestSize(entry: SitemapEntry): number {
  const json = JSON.stringify(entry);
  const escaped = json.match(/[&<>]/g)?.length ?? 0;
  const words = [entry.video ?? []].flat().flatMap(({ tag }) => tag ?? []).length;
  return Buffer.byteLength(json) + escaped * ESCAPED_BYTES + FRAME_BYTES + words * WORD_FRAME_BYTES;
}
