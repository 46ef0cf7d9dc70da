import {
  COLLECTION_NAME_MAX_LENGTH,
  COLLECTION_VIDEOS_MAX,
  DESCRIPTION_MAX_LENGTH,
} from "@lampstand/contract/limits";
import type { CollectionConfig } from "payload";

import { keepFormerSlugs } from "../features/slugs/former-slugs";
import { statusField } from "../fields/select-fields";
import { slugField } from "../fields/slug-field";
import { line, paragraph } from "../fields/text-fields";
import { contentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** Videos that staff have grouped, in order. The picture comes from the first one that visitors may watch. */
export const storyCollections: CollectionConfig<"story-collections"> = {
  slug: "story-collections",
  labels: { singular: "Collection", plural: "Collections" },
  orderable: true,
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "status", "isOnHome", "slug"],
    description: "Videos that belong together. Drag the rows into the order visitors should see them in.",
  },
  access: contentAccess,
  hooks: keepFormerSlugs("story-collections"),
  fields: [
    line("name", "Name", "A few words, such as ‘Stories for Easter’.", {
      required: true,
      maxLength: COLLECTION_NAME_MAX_LENGTH,
    }),
    paragraph("description", "Description", "One or two sentences for visitors and search engines.", {
      maxLength: DESCRIPTION_MAX_LENGTH,
    }),
    {
      name: "videos",
      type: "relationship",
      relationTo: "videos",
      hasMany: true,
      required: true,
      maxRows: COLLECTION_VIDEOS_MAX,
      label: "Videos",
      admin: {
        allowCreate: false,
        description:
          "Drag them into the order visitors watch them in. The collection uses the first one’s picture. Videos that aren’t on the site are left out.",
      },
    },
    {
      name: "isOnHome",
      type: "checkbox",
      label: "On the home page",
      defaultValue: true,
      admin: { position: "sidebar" },
    },
    statusField("Visitors can’t see an inactive collection."),
    slugField({
      collection: "story-collections",
      from: "name",
      description: "The collection’s address is /collection/… followed by this name.",
      mayBeReserved: true,
    }),
  ],
};
