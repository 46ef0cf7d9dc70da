import { SEARCH_QUERY_MAX_LENGTH } from "@lampstand/contract/limits";
import type { SearchTerm } from "@lampstand/contract/search-text";
import { z } from "zod";

import { describeMatch } from "../features/search/describe-match";
import { type FoundDocument, searchContent } from "../features/search/search-content";
import { limits } from "../lib/http/rate-limit";
import { getBy, limited } from "./route";
import { posterOf } from "./videos";

const KINDS = { blogs: "blog", pages: "page" } as const;

export const search = limited(limits.questions, [
  getBy("/search", z.object({ q: z.string().max(SEARCH_QUERY_MAX_LENGTH) }), async (payload, { q }) => {
    const { terms, documents } = await searchContent(payload, q);
    return { status: "success", data: { results: documents.map((found) => shapeResult(found, terms)) } };
  }),
]);

function shapeResult({ kind, document }: FoundDocument, terms: SearchTerm[]) {
  const { slug, video } = document;
  const { title, excerpt, start } = describeMatch(document, terms);
  if (kind !== "videos" || !video) {
    return { kind: kind === "videos" ? "video" : KINDS[kind], slug, title, excerpt };
  }
  const poster = posterOf(video);
  return {
    kind: "video",
    slug,
    title,
    excerpt,
    videoType: video.videoType,
    ...(poster ? { poster } : {}),
    ...(start === undefined ? {} : { start }),
  };
}
