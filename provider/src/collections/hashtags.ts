import type { CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { contentAccess } from "../access/roles";
import { picture } from "../fields/media-fields";
import { slugField } from "../fields/slug-field";
import { statusField } from "../fields/status-field";
import { line, link } from "../fields/text-fields";
import { keepingFormerSlugs } from "../former-slugs/former-slug-hooks";
import { tellOf } from "../revalidation/collection-hooks";
import { HASHTAG_NAME_MAX_LENGTH } from "../stories/hashtag-names";

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
  access: contentAccess,
  hooks: keepingFormerSlugs("hashtags", tellOf("hashtags")),
  fields: [
    line("name", "Name", "One or two words, without the # sign.", {
      required: true,
      maxLength: HASHTAG_NAME_MAX_LENGTH,
    }),
    picture(
      "image",
      "Picture at the foot of the videos",
      "Shown while visitors watch the stories of this hashtag.",
    ),
    link("imageLink", "Link of that picture", "Where a tap on the picture leads."),
    statusField("A hashtag that is not active is not offered, and its page does not exist."),
    slugField({
      collection: "hashtags",
      from: "name",
      description: "Its stories are at /hashtag/… followed by this name.",
      mayBeReserved: true,
    }),
  ],
};
