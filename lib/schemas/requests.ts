import { VIDEO_COUNTS } from "@lampstand/contract/counts";
import {
  COUNTS_PER_BEACON_MAX,
  RECORDED_AT_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX,
} from "@lampstand/contract/limits";
import { COUNT_PATTERN } from "@lampstand/contract/patterns";
import { possiblyGone } from "@lampstand/contract/tags";
import { z } from "zod";
import { isPlausibleSlug } from "@/lib/paths";

/** What the address of a form's page fills in: where a testimony was recorded. What makes no sense is left out. */
export const formQuerySchema = z.object({
  recordedAt: z.string().trim().max(RECORDED_AT_MAX_LENGTH).catch(""),
});

/** Which page of the feed is asked for, from 1. */
export const reelsPageNumberSchema = z.string().regex(COUNT_PATTERN).transform(Number);

const slug = z.string().min(1).nullable().catch(null);

/**
 * What the address of the plain feed asks for. What makes no sense counts as not asked, so that an address that was
 * copied badly still leads to stories.
 */
export const plainReelsQuerySchema = z
  .object({ page: reelsPageNumberSchema.catch(1), hashtag: slug, v: slug })
  .transform(({ page, hashtag, v }) => ({ page, hashtag, shared: v }));

/** A limit in pixels; one that makes no sense counts as none. */
const limit = z.coerce.number().int().positive().optional().catch(undefined);

/** The query of `GET /api/oembed`, named as oEmbed 1.0 names it. */
export const oembedQuerySchema = z
  .object({ url: z.string().trim().min(1), maxwidth: limit, maxheight: limit })
  .transform(({ url, maxwidth, maxheight }) => ({ url, maxWidth: maxwidth, maxHeight: maxheight }));

/** What `format` may ask for: JSON alone, which is also what nobody needs to ask for. */
export const oembedFormatSchema = z.enum(["", "json"]).default("json");

/** What happened to videos while a page was open, as the browser tells it in `POST /api/counts`. */
export const watchedSchema = z.object({
  counts: z
    .array(z.object({ kind: z.enum(VIDEO_COUNTS), slug: z.string().refine(isPlausibleSlug) }))
    .min(1)
    .max(COUNTS_PER_BEACON_MAX),
});

const tagList = z.array(z.string().min(1).max(TAG_MAX_LENGTH)).max(TAGS_MAX);

/** The body of `POST /api/revalidate`. Without `gone`, what is named by its slug may be gone. */
export const revalidationSchema = z
  .object({ tags: tagList.min(1), gone: tagList.optional() })
  .transform(({ tags, gone }) => ({ tags, gone: gone ?? possiblyGone(tags) }));
