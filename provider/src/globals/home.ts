import { HOME_SECTION_DEFAULT, type HomeSection } from "@lampstand/contract/home-sections";
import type { GlobalConfig, SelectField } from "payload";

import { pictureOrClip, pictures } from "../fields/media-fields";
import { tab, tabs } from "../fields/panel";
import { line, link, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { english } from "../admin/texts/en";
import { text, type TextKey } from "../admin/texts/text";

const SECTIONS: Record<HomeSection, TextKey> = {
  opening: "home:openingTab",
  follow: "home:followTab",
  carousel: "home:carouselTab",
  promotion: "home:promotionTab",
};

/** Returns the field for the section after which a list of stories appears. */
function after(name: string, label: TextKey): SelectField {
  return {
    name,
    type: "select",
    label: text(label),
    required: true,
    defaultValue: HOME_SECTION_DEFAULT,
    options: Object.entries(SECTIONS).map(([value, section]) => ({ value, label: text(section) })),
  };
}

/** The home page, section by section, under the contract's names. */
export const home: GlobalConfig = {
  slug: "home",
  label: text("home:label"),
  admin: { group: adminGroup.sitePages, description: { en: english.home.description } },
  fields: [
    tabs(
      tab("home:openingTab", [
        line("fTopHeading", text("fields:heading"), text("home:fTopHeadingHelp")),
        paragraph("fTopSubHeading", text("home:textUnderHeading"), text("home:oneOrTwoSentences")),
        pictureOrClip("fVideo", text("fields:videoOrPicture"), text("home:fVideoHelp")),
        line("fBottomHeading", text("home:fBottomHeading"), text("home:fBottomHeadingHelp")),
        paragraph("fBottomSubHeading", text("home:fBottomSubHeading"), text("home:oneOrTwoSentences")),
      ]),
      tab("home:followTab", [
        line("sTopHeading", text("fields:heading"), text("home:sTopHeadingHelp")),
        paragraph("sTopSubHeading", text("home:textUnderHeading"), text("home:oneOrTwoSentences")),
        pictureOrClip("sVideo", text("fields:videoOrPicture"), text("home:sVideoHelp")),
        line("sBottomHeading", text("home:closingHeading"), text("home:belowVideoOrPicture")),
      ]),
      tab("home:carouselTab", [
        line("tTopHeading", text("fields:heading"), text("home:tTopHeadingHelp")),
        paragraph("tTopSubHeading", text("home:textUnderHeading"), text("home:oneOrTwoSentences")),
        pictures("tImages", text("fields:pictures"), text("home:tImagesHelp")),
        line("tBottomHeading", text("home:closingHeading"), text("home:tBottomHeadingHelp")),
        link("storeUrl", text("home:storeUrl"), text("home:storeUrlHelp")),
      ]),
      tab("home:promotionTab", [
        line("forthTopHeading", text("fields:heading"), text("home:forthTopHeadingHelp")),
        paragraph("forthTopSubHeading", text("home:textUnderHeading"), text("home:oneOrTwoSentences")),
        pictureOrClip("forthImage", text("fields:videoOrPicture"), text("home:forthImageHelp")),
        line("forthBottomHeading", text("home:closingHeading"), text("home:belowVideoOrPicture")),
      ]),
      tab("home:shareTab", [link("submitNowUrl", text("home:submitNowUrl"), text("home:submitNowUrlHelp"))]),
      tab("home:orderTab", [
        after("storiesAfter", "home:storiesAfter"),
        after("collectionsAfter", "home:collectionsAfter"),
      ]),
    ),
  ],
};
