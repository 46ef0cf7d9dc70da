import { SEARCH_QUERY_MAX_LENGTH } from "@lampstand/contract/limits";
import type { SearchTerm } from "@lampstand/contract/search-text";
import { z } from "zod";

import { noteMissedSearch } from "../features/search/missed-searches";
import { describeMatch, type FoundDocument, searchContent } from "../features/search/search-content";
import { requestedLanguage } from "../features/translations/translated";
import { clientHousehold } from "../lib/http/caller";
import { limits } from "../lib/http/rate-limit";
import { parseInput, route } from "./route";
import { posterOf } from "./videos";

const KINDS = { videos: "video", "story-collections": "collection", blogs: "blog", pages: "page" } as const;

const question = z.object({ q: z.string().max(SEARCH_QUERY_MAX_LENGTH) });

export const search = [
  route("GET", "/search", limits.questions, async ({ payload, request, query }) => {
    const { q } = parseInput(question, Object.fromEntries(query));
    const { terms, documents } = await searchContent(payload, q, requestedLanguage());
    if (documents.length === 0) {
      const words = terms.map(({ word }) => word).join(" ");
      await noteMissedSearch(payload, { words, address: clientHousehold(request) });
    }
    return { status: "success", data: { results: documents.map((found) => shapeResult(found, terms)) } };
  }),
];

function shapeResult({ kind, document }: FoundDocument, terms: SearchTerm[]) {
  const { slug, video, language } = document;
  const { title, excerpt, start } = describeMatch(document, terms);
  const poster = video ? posterOf(video) : "";
  return {
    kind: KINDS[kind],
    slug,
    title,
    excerpt,
    language,
    ...(kind === "videos" && video ? { videoType: video.videoType } : {}),
    ...(poster ? { poster } : {}),
    ...(start === undefined ? {} : { start }),
  };
}
