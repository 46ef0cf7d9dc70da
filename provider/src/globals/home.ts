import type { GlobalConfig } from "payload";

import { pictureOrClip, pictures } from "../fields/media-fields";
import { tabs } from "../fields/panel";
import { line, link, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";

/** The home page, section by section, under the contract's names. */
export const home: GlobalConfig = {
  slug: "home",
  label: "Home page",
  admin: { group: adminGroup.sitePages, description: "The first page visitors see, from top to bottom." },
  fields: [
    tabs({
      "1 · Opening": [
        line("fTopHeading", "Heading", "The large text at the very top of the page."),
        paragraph("fTopSubHeading", "Text under the heading", "One or two sentences."),
        pictureOrClip("fVideo", "Video or picture", "Shown large below the heading. Visitors can open it."),
        line("fBottomHeading", "Second heading", "Shown below the video or picture."),
        paragraph("fBottomSubHeading", "Text under the second heading", "One or two sentences."),
      ],
      "2 · Follow us": [
        line("sTopHeading", "Heading", "Above the second video or picture."),
        paragraph("sTopSubHeading", "Text under the heading", "One or two sentences."),
        pictureOrClip("sVideo", "Video or picture", "Shown next to the logo and the social media links."),
        line("sBottomHeading", "Closing heading", "Below the video or picture."),
      ],
      "3 · Picture carousel": [
        line("tTopHeading", "Heading", "Above the moving row of pictures."),
        paragraph("tTopSubHeading", "Text under the heading", "One or two sentences."),
        pictures("tImages", "Pictures", "Six or more look best. Drag them to reorder them."),
        line("tBottomHeading", "Closing heading", "Below the row of pictures."),
        link(
          "storeUrl",
          "Store",
          "Where a click on a picture leads, in a new tab. If empty, it leads to the shop in ‘Your church’.",
        ),
      ],
      "4 · Promotion": [
        line("forthTopHeading", "Heading", "Above the promoted video or picture."),
        paragraph("forthTopSubHeading", "Text under the heading", "One or two sentences."),
        pictureOrClip("forthImage", "Video or picture", "What you want to highlight."),
        line("forthBottomHeading", "Closing heading", "Below the video or picture."),
      ],
      "5 · Share your story": [
        link(
          "submitNowUrl",
          "Button's link",
          "Where ‘Share your story now’ leads, in a new tab. If empty, it leads to the address in ‘Your church’.",
        ),
      ],
    }),
  ],
};
