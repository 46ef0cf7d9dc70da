import "server-only";
import { TAG_MAX_LENGTH, TAGS_MAX } from "@lampstand/contract/limits";
import { possiblyGone } from "@lampstand/contract/tags";
import { z } from "zod";

const tagList = z.array(z.string().min(1).max(TAG_MAX_LENGTH)).max(TAGS_MAX);

/** Without `gone`, anything that a tag names by its slug may be gone. */
export const revalidationSchema = z
  .object({ tags: tagList.min(1), gone: tagList.optional() })
  .transform(({ tags, gone }) => ({ tags, gone: gone ?? possiblyGone(tags) }));
