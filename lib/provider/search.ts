import "server-only";
import type { Language } from "@lampstand/contract/languages";
import { SEARCH_RESULTS_MAX } from "@lampstand/contract/limits";
import type { MarkedText } from "@lampstand/contract/search-text";
import { isReservedSlug, pageSlug } from "@lampstand/contract/slugs";
import { z } from "zod";
import { isPlausibleSlug } from "@/lib/paths";
import { logError } from "@/lib/utils/log";
import { callProvider, ProviderError } from "./client";
import { media, parseItems, text } from "./fields";
import { contentLanguage } from "./content-language";
import { textPagePath } from "./pages";
import { findList } from "./payload";
import { inReadLanguage, textLanguage } from "./read-language";
import { readCapability } from "./settings";
import type { TextLanguage } from "@/lib/utils/text-language";

type FoundText = {
  slug: string;
  title: MarkedText;
  excerpt: MarkedText;
  language?: TextLanguage | undefined;
};

export type FoundVideo = FoundText & {
  kind: "video";
  videoType: "single" | "multiple" | "both";
  poster: string | null;
  start: number | null;
};

export type FoundCollection = FoundText & { kind: "collection"; poster: string | null };

export type SearchResult =
  FoundVideo | FoundCollection | (FoundText & { kind: "blog" }) | (FoundText & { kind: "page" });

export type SearchOutcome =
  | { state: "found"; results: SearchResult[] }
  | { state: "unavailable" }
  | { state: "limited"; seconds: number };

const piece = z.object({
  text: z.string().transform((words) => words.replace(/\p{Cc}/gu, " ")),
  isMatch: z.boolean().catch(false),
});

const marked = z
  .union([z.array(piece), text.transform((words) => [{ text: words, isMatch: false }])])
  .transform((pieces) => pieces.filter((part) => part.text !== ""));

const titled = marked.refine((pieces) => pieces.some((part) => part.text.trim() !== ""));

const found = {
  slug: z.string().refine(isPlausibleSlug),
  title: titled,
  excerpt: marked,
  language: textLanguage,
};

const result = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("video"),
    ...found,
    videoType: z.enum(["single", "multiple", "both"]).catch("single"),
    poster: media,
    start: z.number().nonnegative().nullable().catch(null),
  }),
  z.object({ kind: z.literal("collection"), ...found, poster: media }),
  z.object({ kind: z.literal("blog"), ...found }),
  z.object({
    kind: z.literal("page"),
    ...found,
    // The site has no address for other pages, so it cannot show them.
    slug: z
      .string()
      .transform(pageSlug)
      .refine((slug) => isPlausibleSlug(slug) && (textPagePath(slug) !== null || !isReservedSlug(slug))),
  }),
]);

const NO_SUCH_CALL: readonly (number | null)[] = [404, 405];

const MINUTE_S = 60;

/** @param language What is in it comes first, if the provider knows languages. */
export async function searchProvider(
  query: string,
  visitorAddress: string | null,
  language?: Language,
): Promise<SearchOutcome | { state: "unsupported" }> {
  const reading = await contentLanguage();
  // A read in a language asks for it already.
  const asks = language && !reading && (await readCapability("searchLanguage")).state === "found";
  const question = new URLSearchParams({ q: query, ...(asks && { language }) });
  const path = `/search?${question.toString()}`;
  try {
    return await inReadLanguage(reading, async () => {
      const results = findList(await callProvider(path, { visitorAddress }), ["results"]);
      if (!results) throw new ProviderError("malformed", path, { cause: "no list" });
      return { state: "found", results: parseItems("search", result, results.slice(0, SEARCH_RESULTS_MAX)) };
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (NO_SUCH_CALL.includes(error.status)) return { state: "unsupported" };
    if (error.status === 429) return { state: "limited", seconds: Number(error.retryAfter) || MINUTE_S };
    // The error's message contains the visitor's query.
    logError("search-failed", error.cause, { failure: error.failure });
    return { state: "unavailable" };
  }
}
