import { z } from "zod";
import { TAG_MAX_LENGTH, TAGS_MAX } from "../limits";

/** The body of the site's `POST /api/revalidate`: what carries these cache tags is read anew. */
export const revalidationBody = z.strictObject({
  tags: z
    .array(z.string().min(1).max(TAG_MAX_LENGTH))
    .min(1)
    .max(TAGS_MAX)
    .describe(
      "`everything`; `settings`, `home`, `about`, `languages`, `app-install`, `faqs`, `help`, `volunteer`; the lists `videos`, `hashtags`, `blogs`; and `page:`, `video:`, `hashtag:` and `blog:` followed by a slug (a page's in web form: `page:discover-jesus`).",
    ),
});

export const revalidationAnswer = z.strictObject({ status: z.literal("success"), tags: z.array(z.string()) });
