import "server-only";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { siteAddress } from "../site-address";
import type { SitemapEntry } from "./entries";

/** So many entries are written before others get their turn on this thread. */
const ENTRIES_PER_TURN = 500;

/** The entries as one file of the sitemap protocol. What XML cannot hold is left out of their texts. */
export async function sitemapXml(entries: SitemapEntry[]): Promise<string> {
  const xmlns = { news: false, xhtml: false, image: false, video: true };
  const stream = new SitemapStream({ level: ErrorLevel.SILENT, xmlns });
  return (await streamToPromise(Readable.from(inTurns(entries)).pipe(stream))).toString();
}

/** The file that names the others: at the same path, so that they may speak for the whole site. */
export async function sitemapIndexXml(parts: number): Promise<string> {
  const addresses = Array.from({ length: parts }, (_, index) =>
    siteAddress(`/sitemap.xml?part=${index + 1}`),
  );
  const stream = new SitemapIndexStream({ level: ErrorLevel.SILENT });
  return (await streamToPromise(Readable.from(addresses).pipe(stream))).toString();
}

async function* inTurns(entries: SitemapEntry[]): AsyncGenerator<SitemapEntry> {
  for (const [index, entry] of entries.entries()) {
    if (index % ENTRIES_PER_TURN === 0) await setImmediate();
    yield entry;
  }
}
