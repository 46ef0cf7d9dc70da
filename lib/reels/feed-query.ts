import "server-only";
import { COUNT_PATTERN } from "@lampstand/contract/patterns";
import { z } from "zod";

export const reelsPageNumberSchema = z.string().regex(COUNT_PATTERN).transform(Number);

const slug = z.string().min(1).nullable().catch(null);

/** Invalid values are ignored, so that a badly copied address still shows stories. */
export const plainReelsQuerySchema = z
  .object({ page: reelsPageNumberSchema.catch(1), hashtag: slug, v: slug })
  .transform(({ page, hashtag, v }) => ({ page, hashtag, shared: v }));
