import { keptFor } from "@lampstand/runtime/shared-runs";
import { readinessOf, type Readiness } from "@lampstand/runtime/readiness";
import { TAGS } from "@lampstand/contract/tags";
import { hasStoredPages } from "@/lib/page-cache/cache-figures.mjs";
import { isProviderAnswering } from "@/lib/provider/answering";
import { canKeepUploads } from "@/lib/story/uploads/uploads";

/** Keeps frequent requests from costing the provider anything. */
const KEPT_MS = 2000;

export async function readSiteReadiness(): Promise<Readiness> {
  const [isAnswering, canKeep] = await Promise.all([isProviderAnswering(), canKeepUploads()]);
  return readinessOf({
    failed: [!isAnswering && !hasStoredPages(TAGS.everything) && "provider"],
    degraded: [!isAnswering && "provider", !canKeep && "uploads"],
  });
}

export const siteReadiness = keptFor(KEPT_MS, readSiteReadiness);
