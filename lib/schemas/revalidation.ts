import { z } from "zod";

/** Next takes no longer tags, in characters. */
const MAX_TAG_LENGTH = 256;
const MAX_TAGS = 500;

/** The body of `POST /api/revalidate`. */
export const revalidationSchema = z.object({
  tags: z.array(z.string().min(1).max(MAX_TAG_LENGTH)).min(1).max(MAX_TAGS),
});
