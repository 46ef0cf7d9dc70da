import "server-only";
import { notFound, permanentRedirect } from "next/navigation";
import type { Reading } from "@/lib/api/define-read";

type Address = {
  /** The path before the slug, such as `/blog`. */
  folder: string;
  /** The slug that was asked for. */
  slug: string;
};

/**
 * What was found at an address; `null` while the provider does not answer. What does not exist is answered with 404,
 * and what has another slug by now with a permanent redirect to it.
 */
export function foundAt<T>(
  { folder, slug }: Address,
  reading: Reading<T>,
  slugOf: (found: T) => string,
): T | null {
  if (reading.state === "unavailable") return null;
  if (reading.state === "missing") notFound();
  const ownSlug = slugOf(reading.data);
  if (ownSlug !== slug) permanentRedirect(`${folder}/${encodeURIComponent(ownSlug)}`);
  return reading.data;
}
