import { HASHTAG_NAME_MAX_LENGTH } from "@lampstand/contract/limits";
import type { CollectionConfig, FieldHook } from "payload";

import { keepFormerSlugs } from "../features/slugs/former-slugs";
import { picture } from "../fields/media-fields";
import { statusField, ticked } from "../fields/select-fields";
import { slugField } from "../fields/slug-field";
import { line, link } from "../fields/text-fields";
import { reviewedContentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** Removes the sign, which is added when a name is shown. */
const withoutSign: FieldHook = ({ value }) =>
  typeof value === "string" ? value.replace(/^[#\s]+/, "") : (value as unknown);

/** Topics of stories; visitors pick them to find stories. */
export const hashtags: CollectionConfig<"hashtags"> = {
  slug: "hashtags",
  labels: { singular: "Hashtag", plural: "Hashtags" },
  orderable: true,
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "slug", "status", "image"],
    description: "Subjects of stories. Drag the rows into the order visitors should see them in.",
  },
  access: reviewedContentAccess,
  hooks: keepFormerSlugs("hashtags"),
  fields: [
    {
      ...line("name", "Name", "One or two words. The site adds the # sign.", {
        required: true,
        maxLength: HASHTAG_NAME_MAX_LENGTH,
      }),
      hooks: { beforeValidate: [withoutSign] },
    },
    picture(
      "image",
      "Picture at the bottom of the videos",
      "Shown while visitors watch the stories of this hashtag.",
    ),
    link("imageLink", "Link for that picture", "Where a tap on the picture leads."),
    statusField("Visitors can’t choose an inactive hashtag, and it has no page."),
    ticked(
      "isForStories",
      "Visitors can choose it for their story",
      "Untick this for hashtags that only staff should set, such as ‘featured’.",
    ),
    slugField({
      collection: "hashtags",
      from: "name",
      description: "The address of its stories is /hashtag/… followed by this name.",
      mayBeReserved: true,
    }),
  ],
};
