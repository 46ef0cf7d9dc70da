import { z } from "zod";
import { UPLOAD_COUNTS, VIDEO_COUNTS } from "../counts";
import { COUNT_MAX, COUNTS_MAX, SLUG_ASKED_MAX_LENGTH } from "../limits";
import { slug } from "./fields";

/** The body of the call that hands on what was counted. */

const count = z.int().min(1).max(COUNT_MAX).describe("How many more there were since the site last called.");

const videoCount = z.strictObject({
  kind: z.enum(VIDEO_COUNTS),
  slug: slug.max(SLUG_ASKED_MAX_LENGTH).describe("The video's."),
  count,
});

const uploadCount = z.strictObject({ kind: z.enum(UPLOAD_COUNTS), count });

export const countsBody = z.strictObject({
  counts: z
    .array(z.union([videoCount, uploadCount]))
    .min(1)
    .max(COUNTS_MAX),
});

export type DailyCount = z.output<typeof countsBody>["counts"][number];
