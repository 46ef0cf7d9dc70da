import "server-only";
import { permanentRedirect } from "next/navigation";
import type { QueryResult } from "@/lib/provider/cached-query";

type Address = {
  /** Such as `/blog`. */
  folder: string;
  slug: string;
  /** What follows the slug, such as `/watch`. */
  after?: string;
};

/** Redirects permanently where the item has another slug by now; returns any other reading unchanged. */
export function redirectIfMoved<T>(
  { folder, slug, after = "" }: Address,
  reading: QueryResult<T>,
  slugOf: (found: T) => string,
): QueryResult<T> {
  if (reading.state === "found" && slugOf(reading.data) !== slug)
    permanentRedirect(`${folder}/${encodeURIComponent(slugOf(reading.data))}${after}`);
  return reading;
}
