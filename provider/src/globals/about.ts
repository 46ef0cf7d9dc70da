import type { GlobalConfig } from "payload";

import { pictureOrClip } from "../fields/media-fields";
import { richText } from "../fields/rich-text";
import { tab, tabs } from "../fields/panel";
import { paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { english } from "../admin/texts/en";
import { text } from "../admin/texts/text";

/** The About page. */
export const about: GlobalConfig = {
  slug: "about",
  label: text("about:label"),
  admin: { group: adminGroup.sitePages, description: { en: english.about.description } },
  fields: [
    tabs(
      tab("about:missionTab", [
        paragraph("ourMissionContent", text("about:ourMissionContent"), text("about:ourMissionContentHelp")),
        pictureOrClip("sVideo", text("fields:videoOrPicture"), text("about:sVideoHelp")),
      ]),
      tab("about:storyTab", [
        paragraph("ourStoryContent", text("about:ourStoryContent"), text("about:ourStoryContentHelp")),
        paragraph("ourVisionContent", text("about:ourVisionContent"), text("about:ourVisionContentHelp")),
      ]),
      tab("about:valuesTab", [richText("ourValues", text("about:ourValues"), text("about:ourValuesHelp"))]),
      tab("about:joinUs", [
        paragraph("joinUsContent", text("about:joinUs"), text("about:joinUsContentHelp")),
      ]),
    ),
  ],
};
