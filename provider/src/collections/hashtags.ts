import { HASHTAG_NAME_MAX_LENGTH } from "@lampstand/contract/limits";
import type { CollectionConfig, FieldHook } from "payload";

import { keepFormerSlugs } from "../features/slugs/former-slugs";
import { picture } from "../fields/media-fields";
import { statusField, ticked } from "../fields/select-fields";
import { slugField } from "../fields/slug-field";
import { line, link } from "../fields/text-fields";
import { reviewedContentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";

/** Removes the sign, which is added when a name is shown. */
const withoutSign: FieldHook = ({ value }) =>
  typeof value === "string" ? value.replace(/^[#\s]+/, "") : (value as unknown);

/** Topics of stories; visitors pick them to find stories. */
export const hashtags: CollectionConfig<"hashtags"> = {
  slug: "hashtags",
  labels: { singular: text("hashtags:singular"), plural: text("hashtags:plural") },
  orderable: true,
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "slug", "status", "image"],
    description: text("hashtags:description"),
  },
  access: reviewedContentAccess,
  hooks: keepFormerSlugs("hashtags"),
  fields: [
    {
      ...line("name", text("fields:name"), text("hashtags:nameHelp"), {
        required: true,
        maxLength: HASHTAG_NAME_MAX_LENGTH,
      }),
      hooks: { beforeValidate: [withoutSign] },
    },
    picture("image", text("hashtags:image"), text("hashtags:imageHelp")),
    link("imageLink", text("hashtags:imageLink"), text("hashtags:imageLinkHelp")),
    statusField(text("hashtags:statusHelp")),
    ticked("isForStories", text("hashtags:isForStories"), text("hashtags:isForStoriesHelp")),
    slugField({
      collection: "hashtags",
      from: "name",
      description: "hashtags:slugHelp",
      mayBeReserved: true,
    }),
  ],
};
