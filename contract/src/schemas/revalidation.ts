import { z } from "zod";
import { TAG_MAX_LENGTH, TAGS_MAX } from "../limits";

const tagList = z.array(z.string().min(1).max(TAG_MAX_LENGTH)).max(TAGS_MAX);

/** The body of the site's `POST /api/revalidate`: the site reloads everything with these cache tags. */
export const revalidationBody = z.strictObject({
  tags: tagList
    .min(1)
    .describe(
      "`everything`; `settings`, `home`, `about`, `languages`, `app-install`, `faqs`, `help`, `volunteer`; the lists `videos`, `hashtags`, `blogs`; and `page:`, `video:`, `hashtag:` and `blog:` followed by a slug (a page's in web form: `page:discover-jesus`).",
    ),
  gone: tagList
    .optional()
    .describe(
      "What visitors may no longer see, by the same tags, and files by `media:` followed by their path (`media:/uploads/images/a.jpg`, percent-encoded as in their address): unpublished, deleted, withdrawn, or no longer under this slug. Nothing that was read before is shown again, whatever happens. Empty where nothing was taken away. Without this field, each thing that `tags` names by its slug counts as gone, and every file. Who does not know which files something showed names `media`: every file is asked for again.",
    ),
});

export const revalidationAnswer = z.strictObject({ status: z.literal("success"), tags: z.array(z.string()) });
