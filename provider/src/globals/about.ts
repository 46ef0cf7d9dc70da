import type { GlobalConfig } from "payload";

import { pictureOrClip } from "../fields/media-fields";
import { richText } from "../fields/rich-text";
import { tabs } from "../fields/panel";
import { paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";

/** The About page. */
export const about: GlobalConfig = {
  slug: "about",
  label: "About page",
  admin: { group: adminGroup.sitePages, description: "Who you are and why you do this." },
  fields: [
    tabs({
      Mission: [
        paragraph("ourMissionContent", "Our mission", "What you set out to do."),
        pictureOrClip("sVideo", "Video or picture", "Shown next to the mission. Visitors can open it."),
      ],
      "Story and vision": [
        paragraph("ourStoryContent", "Our story", "How it began."),
        paragraph("ourVisionContent", "Our vision", "What you hope for."),
      ],
      Values: [richText("ourValues", "Our values", "Formatted text. A list works well here.")],
      "Join us": [paragraph("joinUsContent", "Join us", "How a reader can take part.")],
    }),
  ],
};
