import { FIGURES_MS, gauge, plainGauge, readCounter } from "@lampstand/runtime/metrics";
import { keptFor } from "@lampstand/runtime/shared-runs";
import { siteConfig } from "@/lib/env/site-config";
import { cacheFigures, cacheSizes } from "@/lib/page-cache/cache-figures.mjs";
import { uploadStorage } from "@/lib/story/uploads/uploads";
import { freeBytes, uploadFolder } from "@/lib/utils/files";

/** Registers figures that are read only when someone requests the metrics. */
export function registerSiteFigures(): void {
  readCounter(
    {
      name: "lampstand_cache_requests_total",
      help: "How often a stored page or datum was asked for since the start, and found or not",
      labelNames: ["cache", "outcome"],
    },
    () =>
      Object.entries(cacheFigures.requests).flatMap(([cache, { hits, misses }]) => [
        { labels: { cache, outcome: "hit" }, value: hits },
        { labels: { cache, outcome: "miss" }, value: misses },
      ]),
  );
  gauge(
    { name: "lampstand_cache_entries", help: "What is stored, by kind", labelNames: ["cache"] },
    async () => cacheSizes().map(({ cache, entries }) => ({ labels: { cache }, value: entries })),
  );
  gauge(
    { name: "lampstand_cache_bytes", help: "The size of what is stored, by kind", labelNames: ["cache"] },
    async () => cacheSizes().map(({ cache, bytes }) => ({ labels: { cache }, value: bytes })),
  );
  plainGauge(
    {
      name: "lampstand_uploads_unfinished",
      help: "Videos that visitors have begun to upload and not published",
    },
    keptFor(FIGURES_MS, async () => (await (await uploadStorage()).space()).uploads.length),
  );
  if (siteConfig().s3) return;
  const readFreeBytes = keptFor(FIGURES_MS, () => freeBytes(uploadFolder()));
  gauge(
    {
      name: "lampstand_disk_free_bytes",
      help: "What is free on the disk of a folder",
      labelNames: ["folder"],
    },
    async () => [{ labels: { folder: "uploads" }, value: await readFreeBytes() }],
  );
}
