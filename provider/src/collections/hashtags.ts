import { HASHTAG_NAME_MAX_LENGTH } from "@lampstand/contract/limits";
import type { CollectionConfig, FieldHook } from "payload";

import { keepFormerSlugs } from "../features/slugs/former-slugs";
import { picture } from "../fields/media-fields";
import { statusField, ticked } from "../fields/select-fields";
import { slugField } from "../fields/slug-field";
import { line, link } from "../fields/text-fields";
import { reviewedContentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** The sign belongs to how the name is shown. */
const withoutSign: FieldHook = ({ value }) =>
  typeof value === "string" ? value.replace(/^[#\s]+/, "") : (value as unknown);

/** What stories are about; visitors pick them to find stories. */
export const hashtags: CollectionConfig<"hashtags"> = {
  slug: "hashtags",
  labels: { singular: "Hashtag", plural: "Hashtags" },
  orderable: true,
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "slug", "status", "image"],
    description: "Subjects of stories. Drag the rows into the order in which visitors are to see them.",
  },
  access: reviewedContentAccess,
  hooks: keepFormerSlugs("hashtags"),
  fields: [
    {
      ...line("name", "Name", "One or two words. The site puts the # sign before them.", {
        required: true,
        maxLength: HASHTAG_NAME_MAX_LENGTH,
      }),
      hooks: { beforeValidate: [withoutSign] },
    },
    picture(
      "image",
      "Picture at the foot of the videos",
      "Shown while visitors watch the stories of this hashtag.",
    ),
    link("imageLink", "Link of that picture", "Where a tap on the picture leads."),
    statusField("A hashtag that is not active is not offered, and its page does not exist."),
    ticked(
      "isForStories",
      "Visitors may choose it for their story",
      "Untick it for what you alone decide, such as what is featured.",
    ),
    slugField({
      collection: "hashtags",
      from: "name",
      description: "Its stories are at /hashtag/… followed by this name.",
      mayBeReserved: true,
    }),
  ],
};
