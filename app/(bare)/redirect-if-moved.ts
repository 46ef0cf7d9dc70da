import "server-only";
import { permanentRedirect } from "next/navigation";
import type { QueryResult } from "@/lib/provider/cached-query";

type Address = {
  /** The path before the slug, such as `/blog`. */
  folder: string;
  /** The slug that was asked for. */
  slug: string;
};

/**
 * What a read brought for an address. What has another slug by now is answered with a permanent redirect to it. That
 * something is missing is left to the page.
 */
export function redirectIfMoved<T>(
  { folder, slug }: Address,
  reading: QueryResult<T>,
  slugOf: (found: T) => string,
): QueryResult<T> {
  if (reading.state === "found" && slugOf(reading.data) !== slug)
    permanentRedirect(`${folder}/${encodeURIComponent(slugOf(reading.data))}`);
  return reading;
}
