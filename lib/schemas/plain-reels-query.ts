import { z } from "zod";
import { reelsPageNumberSchema } from "./reels-page-number";

const slug = z.string().min(1).nullable().catch(null);

/**
 * What the address of the plain feed asks for. What makes no sense counts as not asked, so that an address that was
 * copied badly still leads to stories.
 */
export const plainReelsQuerySchema = z
  .object({ page: reelsPageNumberSchema.catch(1), hashtag: slug, v: slug })
  .transform(({ page, hashtag, v }) => ({ page, hashtag, shared: v }));
