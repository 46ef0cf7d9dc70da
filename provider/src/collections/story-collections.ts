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
import { text } from "../admin/texts/text";

/** Videos that staff have grouped, in order. The picture comes from the first one that visitors may watch. */
export const storyCollections: CollectionConfig<"story-collections"> = {
  slug: "story-collections",
  labels: { singular: text("storyCollections:singular"), plural: text("storyCollections:plural") },
  orderable: true,
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "status", "isOnHome", "slug"],
    description: text("storyCollections:description"),
  },
  access: contentAccess,
  hooks: keepFormerSlugs("story-collections"),
  fields: [
    line("name", text("fields:name"), text("storyCollections:nameHelp"), {
      required: true,
      maxLength: COLLECTION_NAME_MAX_LENGTH,
    }),
    paragraph("description", text("fields:description"), text("storyCollections:descriptionHelp"), {
      maxLength: DESCRIPTION_MAX_LENGTH,
    }),
    {
      name: "videos",
      type: "relationship",
      relationTo: "videos",
      hasMany: true,
      required: true,
      maxRows: COLLECTION_VIDEOS_MAX,
      label: text("storyCollections:videos"),
      admin: {
        description: text("storyCollections:videosHelp"),
        components: { Field: "/admin/collections/story-order#StoryOrder" },
      },
    },
    {
      name: "isOnHome",
      type: "checkbox",
      label: text("storyCollections:isOnHome"),
      defaultValue: true,
      admin: { position: "sidebar" },
    },
    statusField(text("storyCollections:statusHelp")),
    slugField({
      collection: "story-collections",
      from: "name",
      description: "storyCollections:slugHelp",
      mayBeReserved: true,
    }),
  ],
};
