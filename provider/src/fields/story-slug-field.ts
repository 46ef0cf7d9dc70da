import type { TextField, TextFieldSingleValidation } from "payload";

import { checkStorySlug } from "./slug-rules";

const check: TextFieldSingleValidation = (slug, { operation }) =>
  checkStorySlug(slug, { isNew: operation === "create" });

/** The short name that a visitor's story came with, which its video gets; the site's own words are refused. */
export const storySlugField: TextField = {
  name: "slug",
  type: "text",
  label: "Short name",
  required: true,
  unique: true,
  admin: {
    description: "Made for them while they uploaded. The video will be at /video-detail/… followed by it.",
  },
  validate: check,
};
