import "client-only";
import * as z from "zod/mini";
import { getJson, postJson } from "@/lib/api-client/site-request";
import { apiPaths } from "@/lib/paths";
import { type FeedSource, reelsPagePath } from "./feed-address";
import { textLanguageSchema } from "@/lib/utils/text-language";
import { captionFileSchema, renditionSchema } from "@/lib/video/video-file";

/** Uses zod's small build, since the browser loads it. */
const reelSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** The language of its name and description, if it isn't the page's. */
  language: z.optional(textLanguageSchema),
  src: z.string(),
  poster: z.nullable(z.string()),
  captions: z.array(captionFileSchema),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  sources: z.array(renditionSchema),
  /** A tiny data URL, shown until the poster loads. */
  placeholder: z.nullable(z.string()),
  hasSound: z.boolean(),
  prayed: z.nullable(z.number()),
  hasPage: z.boolean(),
});

export type Reel = z.output<typeof reelSchema>;

export const reelsPageSchema = z.object({
  reels: z.array(reelSchema),
  /** Counts videos that are not reels, too. */
  received: z.number(),
  total: z.nullable(z.number()),
  /** Later than the requested page if that has no reels. Missing in answers of the previous version. */
  page: z.optional(z.number()),
});

export type ReelsPage = z.output<typeof reelsPageSchema>;

export const chosenReelsSchema = z.object({ reels: z.array(reelSchema) });

/** `page` starts at 1. @throws {Error} without a usable answer */
export function fetchReelsPage(page: number, source: FeedSource): Promise<ReelsPage> {
  return getJson(reelsPagePath(page, source), reelsPageSchema);
}

export function findChosenReels(tokens: string[]) {
  return postJson(apiPaths.reelsByHashtags, { hashtags: tokens }, chosenReelsSchema);
}
