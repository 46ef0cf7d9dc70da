import "server-only";
import { COUNT_PATTERN } from "@lampstand/contract/patterns";
import { z } from "zod";

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
