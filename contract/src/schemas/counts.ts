import { z } from "zod";
import { MORE_VIDEO_COUNTS, PAGE_COUNTS, REACHED_PARTS, UPLOAD_COUNTS, VIDEO_COUNTS } from "../counts";
import { COUNT_MAX, COUNTS_MAX, SLUG_ASKED_MAX_LENGTH } from "../limits";
import { slug } from "./fields";

/** The body of the call that passes on the counts. */

const count = z.int().min(1).max(COUNT_MAX).describe("How many more since the site's last call.");

const videoSlug = slug.max(SLUG_ASKED_MAX_LENGTH).describe("The video's.");

const videoCount = z.strictObject({
  kind: z.enum([...VIDEO_COUNTS, ...MORE_VIDEO_COUNTS]),
  slug: videoSlug,
  count,
});

const part = z.int().min(1).max(REACHED_PARTS);

const reachedCount = z.strictObject({
  kind: z.literal("reached"),
  slug: videoSlug,
  part: part.describe(`The last of ${REACHED_PARTS} equal parts of the video that was watched.`),
  from: part
    .describe(
      "The earlier part that these people were counted in before they watched on. They no longer count there. Only sent to providers that list `reachedFurther` in their settings.",
    )
    .optional(),
  count,
});

const siteCount = z.strictObject({ kind: z.enum([...UPLOAD_COUNTS, ...PAGE_COUNTS]), count });

export const countsBody = z.strictObject({
  counts: z
    .array(z.union([videoCount, reachedCount, siteCount]))
    .min(1)
    .max(COUNTS_MAX),
});

export type DailyCount = z.output<typeof countsBody>["counts"][number];
