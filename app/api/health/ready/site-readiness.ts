import { keptFor } from "@lampstand/runtime/metrics";
import { readinessOf, type Readiness } from "@lampstand/runtime/readiness";
import { TAGS } from "@lampstand/contract/tags";
import { hasStoredPages } from "@/lib/http/cache-figures.mjs";
import { isProviderAnswering } from "@/lib/provider/settings";
import { canKeepUploads } from "@/lib/stories/uploads";

/** How long an answer is kept, in milliseconds, so that asking often costs the provider nothing. */
const KEPT_MS = 2000;

/**
 * Whether the site can serve: not where its provider is out and no page was stored before. It can do less while only stored
 * pages are shown, or there is no room for uploads.
 */
export async function readSiteReadiness(): Promise<Readiness> {
  const [isAnswering, canKeep] = await Promise.all([isProviderAnswering(), canKeepUploads()]);
  return readinessOf({
    failed: [!isAnswering && !hasStoredPages(TAGS.everything) && "provider"],
    degraded: [!isAnswering && "provider", !canKeep && "uploads"],
  });
}

/** The same, read anew every other second at most. */
export const siteReadiness = keptFor(KEPT_MS, readSiteReadiness);
