import { z } from "zod";
import { SEARCH_RESULTS_MAX } from "../limits";
import { VIDEO_TYPES } from "../wording";
import { filled, mediaPath, slug, succeeded, text, translated } from "./fields";

/** The answer to a search. */

export const markedText = z
  .array(z.strictObject({ text, isMatch: z.boolean() }))
  .describe("A text in pieces, with those that match the query marked.");

const found = {
  slug,
  title: markedText,
  excerpt: markedText.describe("Where the query was found, with some context. May be empty."),
  ...translated,
};

export const foundVideo = z
  .strictObject({
    kind: z.literal("video"),
    ...found,
    videoType: z.enum(VIDEO_TYPES),
    poster: mediaPath.optional(),
    start: z
      .number()
      .nonnegative()
      .describe("The second at which the excerpt is spoken. Absent if it is not spoken.")
      .optional(),
  })
  .describe("A testimony.");

export const foundCollection = z
  .strictObject({ kind: z.literal("collection"), ...found, poster: mediaPath.optional() })
  .describe("Videos grouped by staff.");

export const foundBlog = z.strictObject({ kind: z.literal("blog"), ...found }).describe("A blog article.");

export const foundPage = z
  .strictObject({ kind: z.literal("page"), ...found, slug: filled.describe("The slug of `getPage`.") })
  .describe("A page of running text.");

export const searchAnswer = succeeded(
  z.strictObject({
    results: z
      .array(z.discriminatedUnion("kind", [foundVideo, foundCollection, foundBlog, foundPage]))
      .max(SEARCH_RESULTS_MAX)
      .describe("The best first."),
  }),
);

export type SearchAnswer = z.output<typeof searchAnswer>;
