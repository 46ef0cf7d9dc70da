import type { GlobalConfig } from "payload";

import { pictureOrClip } from "../fields/media-fields";
import { tabs } from "../fields/panel";
import { line, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";

/** The page that invites volunteers. */
export const volunteer: GlobalConfig = {
  slug: "volunteer",
  label: "Volunteer page",
  admin: {
    group: adminGroup.sitePages,
    description: "Invites people to help. The form itself is part of the page.",
  },
  fields: [
    tabs({
      Opening: [
        line("topHeading", "Heading", "At the top of the page."),
        paragraph("topParagraph", "Text", "Under the heading."),
        pictureOrClip("fVideo", "Video or picture", "Shown at the top of the page."),
      ],
      "Why volunteer": [
        line("volunteerHeading", "Heading", "Starts the second part."),
        paragraph("volunteerParagraph1", "Text", "Under that heading."),
        line("volunteerFeatureHeading1", "First box: heading", "A short heading."),
        paragraph("volunteerFeatureParagraph2", "Boxes: text", "What the boxes have in common."),
        line("volunteerFeatureHeading2", "Second box: heading", "A short heading."),
      ],
      "What you can do": [
        line("section3Heading", "Heading", "Starts the third part."),
        paragraph("section3Paragraph", "Text", "Under that heading."),
        line("feature1", "First point", "A few words."),
        line("feature2", "Second point", "A few words."),
        line("feature3", "Third point", "A few words."),
        line("feature4", "Fourth point", "A few words."),
      ],
    }),
  ],
};
