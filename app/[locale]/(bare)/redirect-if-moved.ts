import "server-only";
import { permanentRedirect } from "next/navigation";
import { inPageLanguage } from "@/lib/language/page-language";
import type { QueryResult } from "@/lib/provider/cached-query";

type Address = {
  /** For example `/blog`. */
  folder: string;
  slug: string;
  /** What follows the slug, for example `/watch`. */
  after?: string;
};

/** Redirects permanently if the item's slug has changed; returns any other reading unchanged. */
export async function redirectIfMoved<T>(
  { folder, slug, after = "" }: Address,
  reading: QueryResult<T>,
  slugOf: (found: T) => string,
): Promise<QueryResult<T>> {
  if (reading.state === "found" && slugOf(reading.data) !== slug)
    permanentRedirect(await inPageLanguage(`${folder}/${encodeURIComponent(slugOf(reading.data))}${after}`));
  return reading;
}
