import type { TextField, TextFieldSingleValidation } from "payload";

import { checkStorySlug } from "./slug-rules";

const check: TextFieldSingleValidation = (slug, { operation }) =>
  checkStorySlug(slug, { isNew: operation === "create" });

/** The short name that a visitor's story came with; the site's own words are refused. */
export const storySlugField: TextField = {
  name: "slug",
  type: "text",
  label: "Short name",
  required: true,
  admin: { description: "Made for them while they uploaded." },
  validate: check,
};
