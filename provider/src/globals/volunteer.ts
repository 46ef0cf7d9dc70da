import type { GlobalConfig } from "payload";

import { pictureOrClip } from "../fields/media-fields";
import { tab, tabs } from "../fields/panel";
import { line, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { english } from "../admin/texts/en";
import { text } from "../admin/texts/text";

/** The page that invites volunteers. */
export const volunteer: GlobalConfig = {
  slug: "volunteer",
  label: text("volunteer:label"),
  admin: {
    group: adminGroup.sitePages,
    description: { en: english.volunteer.description },
  },
  fields: [
    tabs(
      tab("volunteer:openingTab", [
        line("topHeading", text("fields:heading"), text("volunteer:topHeadingHelp")),
        paragraph("topParagraph", text("fields:text"), text("volunteer:topParagraphHelp")),
        pictureOrClip("fVideo", text("fields:videoOrPicture"), text("volunteer:fVideoHelp")),
      ]),
      tab("volunteer:whyTab", [
        line("volunteerHeading", text("fields:heading"), text("volunteer:volunteerHeadingHelp")),
        paragraph("volunteerParagraph1", text("fields:text"), text("volunteer:underThatHeading")),
        line(
          "volunteerFeatureHeading1",
          text("volunteer:volunteerFeatureHeading1"),
          text("volunteer:shortHeading"),
        ),
        paragraph(
          "volunteerFeatureParagraph2",
          text("volunteer:volunteerFeatureParagraph2"),
          text("volunteer:volunteerFeatureParagraph2Help"),
        ),
        line(
          "volunteerFeatureHeading2",
          text("volunteer:volunteerFeatureHeading2"),
          text("volunteer:shortHeading"),
        ),
      ]),
      tab("volunteer:whatTab", [
        line("section3Heading", text("fields:heading"), text("volunteer:section3HeadingHelp")),
        paragraph("section3Paragraph", text("fields:text"), text("volunteer:underThatHeading")),
        line("feature1", text("volunteer:feature1"), text("volunteer:fewWords")),
        line("feature2", text("volunteer:feature2"), text("volunteer:fewWords")),
        line("feature3", text("volunteer:feature3"), text("volunteer:fewWords")),
        line("feature4", text("volunteer:feature4"), text("volunteer:fewWords")),
      ]),
    ),
  ],
};
