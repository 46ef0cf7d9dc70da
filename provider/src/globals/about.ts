import type { GlobalConfig } from "payload";

import { revalidateGlobal } from "../features/revalidation/hooks";
import { pictureOrClip } from "../fields/media-fields";
import { richText } from "../fields/rich-text";
import { paragraph } from "../fields/text-fields";
import { globalAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** The About page. */
export const about: GlobalConfig = {
  slug: "about",
  label: "About page",
  admin: { group: adminGroup.sitePages, description: "Who you are and why you do this." },
  access: globalAccess,
  hooks: { afterChange: [revalidateGlobal("about")] },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Mission",
          fields: [
            paragraph("ourMissionContent", "Our mission", "What you set out to do."),
            pictureOrClip("sVideo", "Video or picture", "Shown beside the mission. Visitors can open it."),
          ],
        },
        {
          label: "Story and vision",
          fields: [
            paragraph("ourStoryContent", "Our story", "How it began."),
            paragraph("ourVisionContent", "Our vision", "What you hope for."),
          ],
        },
        {
          label: "Values",
          fields: [richText("ourValues", "Our values", "Formatted text; a list reads well here.")],
        },
        { label: "Join us", fields: [paragraph("joinUsContent", "Join us", "How a reader can take part.")] },
      ],
    },
  ],
};
