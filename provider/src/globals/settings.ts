import { CRISIS_LINES_MAX, STORY_MINUTES_DEFAULT, STORY_MINUTES_MAX } from "@lampstand/contract/limits";
import type { GlobalConfig } from "payload";

import { color, country, timeZone } from "../fields/church-fields";
import { languagesTab } from "../fields/language-fields";
import { crisisLineFields } from "../fields/crisis-line-fields";
import { picture } from "../fields/media-fields";
import { retentionTab } from "../fields/retention-fields";
import { tab, tabs } from "../fields/panel";
import { emailAddress, line, link, number, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { english } from "../admin/texts/en";
import { text } from "../admin/texts/text";
import { checkNetworks } from "../features/church/own-networks";
import { confirmRestoredRetention, confirmRetention } from "../features/staff/confirm-retention";

/** The church's name, looks and addresses, which appear on every page, mail and card. */
export const settings: GlobalConfig = {
  slug: "settings",
  label: text("settings:label"),
  admin: {
    group: adminGroup.sitePages,
    description: { en: english.settings.description },
  },
  hooks: { beforeOperation: [confirmRestoredRetention], beforeChange: [confirmRetention] },
  fields: [
    tabs(
      tab("settings:nameTab", [
        line("company", text("settings:company"), text("settings:companyHelp")),
        line("footerLine", text("settings:footerLine"), text("settings:footerLineHelp")),
        timeZone("timeZone", text("settings:timeZone"), text("settings:timeZoneHelp")),
        country("phoneCountry", text("settings:phoneCountry"), text("settings:phoneCountryHelp")),
      ]),
      tab("settings:looksTab", [
        picture("logo", text("settings:logo"), text("settings:logoHelp")),
        picture("icon", text("settings:icon"), text("settings:iconHelp")),
        color("groundColor", text("settings:groundColor"), text("settings:groundColorHelp"), "ground"),
        color("accentColor", text("settings:accentColor"), text("settings:accentColorHelp"), "accent"),
        picture("sharePicture", text("settings:sharePicture"), text("settings:sharePictureHelp")),
      ]),
      tab("settings:addressesTab", [
        link("churchLink", text("settings:churchLink"), text("settings:churchLinkHelp")),
        link("discoverJesusLink", text("settings:discoverJesusLink"), text("settings:discoverJesusLinkHelp")),
        link("shopLink", text("settings:shopLink"), text("settings:shopLinkHelp")),
        link("shareStoryLink", text("settings:shareStoryLink"), text("settings:shareStoryLinkHelp")),
        link(
          "watchRealStoryLink",
          text("settings:watchRealStoryLink"),
          text("settings:watchRealStoryLinkHelp"),
        ),
        webAddress("facebookLink", "Facebook", text("settings:facebookLinkHelp")),
        webAddress("instagramLink", "Instagram", text("settings:instagramLinkHelp")),
        webAddress("tiktokLink", "TikTok", text("settings:tiktokLinkHelp")),
        webAddress("youtubeLink", "YouTube", text("settings:youtubeLinkHelp")),
      ]),
      tab("settings:storiesTab", [
        number(
          "storyMinutes",
          text("settings:storyMinutes"),
          text("settings:storyMinutesHelp", { most: STORY_MINUTES_MAX, usual: STORY_MINUTES_DEFAULT }),
          { min: 1, max: STORY_MINUTES_MAX, placeholder: STORY_MINUTES_DEFAULT },
        ),
      ]),
      tab("settings:contactTab", [
        emailAddress("email", text("settings:email"), text("settings:emailHelp")),
        emailAddress("announceTo", text("settings:announceTo"), text("settings:announceToHelp")),
        line("phoneNo", text("settings:phoneNo"), text("settings:phoneNoHelp")),
        {
          name: "crisisLines",
          type: "array",
          label: text("settings:crisisLines"),
          labels: { singular: text("fields:line"), plural: text("fields:lines") },
          maxRows: CRISIS_LINES_MAX,
          admin: {
            description: text("settings:crisisLinesHelp"),
            components: { RowLabel: "/admin/fields/labels#CrisisLineLabel" },
          },
          fields: crisisLineFields,
        },
      ]),
      languagesTab,
      {
        label: text("settings:ownNetworkTab"),
        fields: [
          {
            name: "ownNetworks",
            type: "textarea",
            label: text("settings:ownNetworks"),
            validate: checkNetworks,
            admin: {
              description: text("settings:ownNetworksHelp"),
              rows: 3,
              components: { afterInput: ["/admin/fields/own-address#OwnAddress"] },
            },
          },
        ],
      },
      retentionTab,
    ),
  ],
};
