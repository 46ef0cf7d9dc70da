import "server-only";
import { redirectIfMoved } from "@/app/[locale]/(bare)/redirect-if-moved";
import { slugFromPath } from "@/lib/paths";
import type { QueryResult } from "@/lib/provider/cached-query";
import { getCollection, type StoryCollection } from "@/lib/provider/collections";

/** `segment` is the slug as in the address, percent-encoded; `after` is what follows it there. */
export async function readCollection(segment: string, after = ""): Promise<QueryResult<StoryCollection>> {
  const slug = slugFromPath(segment);
  return redirectIfMoved(
    { folder: "/collection", slug, after },
    await getCollection(slug),
    (found) => found.slug,
  );
}
