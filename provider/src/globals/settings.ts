import { CRISIS_LINES_MAX, STORY_MINUTES_DEFAULT, STORY_MINUTES_MAX } from "@lampstand/contract/limits";
import type { GlobalConfig } from "payload";

import { color, country, timeZone } from "../fields/church-fields";
import { crisisLineFields } from "../fields/crisis-line-fields";
import { picture } from "../fields/media-fields";
import { retentionTab } from "../fields/retention-fields";
import { tabs } from "../fields/panel";
import { emailAddress, line, link, number, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { checkNetworks } from "../features/church/own-networks";

/** Whose site it is: name, looks and addresses, which every page, mail and card shows. */
export const settings: GlobalConfig = {
  slug: "settings",
  label: "Your church",
  admin: {
    group: adminGroup.sitePages,
    description: "Your name, your looks and your addresses, as every page, mail and shared link shows them.",
  },
  fields: [
    tabs(
      {
        Name: [
          line("company", "Name of the church", "On every page, in mails and in search results."),
          line(
            "footerLine",
            "Line at the foot of the pages",
            "Such as ‘© Grace Church, Springfield’. Left empty: ‘@2025 copyrights, All Right Reserved’, and in the menu ‘@ 2025 … LLC’ with your name.",
          ),
          timeZone("timeZone", "Time zone", "In which times are written. Left empty: Central time."),
          country(
            "phoneCountry",
            "Country of phone numbers",
            "Of numbers that visitors type without a country code. Left empty: the United States.",
          ),
        ],
        Looks: [
          picture(
            "logo",
            "Logo",
            "At the top of every page and mail, in place of the lamp and the name. It stands on the dark colour; a transparent PNG looks best.",
          ),
          picture(
            "icon",
            "Icon",
            "A square picture for browser tabs and phones, and in place of the small lamp.",
          ),
          color("groundColor", "Dark colour", "Behind headings, videos and the menu.", "ground"),
          color("accentColor", "Bright colour", "Of buttons, links and what is chosen.", "accent"),
          picture(
            "sharePicture",
            "Picture of shared links",
            "Shown by chats and networks with a page that has no picture of its own.",
          ),
        ],
        Addresses: [
          link("churchLink", "My church", "Your church's own website."),
          link(
            "discoverJesusLink",
            "Discover Jesus",
            "Where ‘Discover Jesus’ on the home page leads, for example /discover-jesus. Left empty, it leads to the home page itself.",
          ),
          link("shopLink", "Shop", "Your online shop. Left empty, the site shows none."),
          link(
            "shareStoryLink",
            "Story collection",
            "Where ‘Share your story’ leads, in a new tab. Left empty, it leads to the site's own form.",
          ),
          link(
            "watchRealStoryLink",
            "Watch Real Stories",
            "Where ‘Watch Real Stories’ leads. Left empty, it leads to the featured stories.",
          ),
          webAddress("facebookLink", "Facebook", "Your page on Facebook."),
          webAddress("instagramLink", "Instagram", "Your page on Instagram."),
          webAddress("tiktokLink", "TikTok", "Your page on TikTok."),
          webAddress("youtubeLink", "YouTube", "Your channel on YouTube."),
        ],
        Stories: [
          number(
            "storyMinutes",
            "Longest story, in minutes",
            `How long a visitor's video may be, at most ${STORY_MINUTES_MAX}. Left empty: ${STORY_MINUTES_DEFAULT}. A longer one is refused when it is sent.`,
            { min: 1, max: STORY_MINUTES_MAX, placeholder: STORY_MINUTES_DEFAULT },
          ),
        ],
        "Contact & help": [
          emailAddress("email", "Support email", "Shown on the help page."),
          emailAddress(
            "announceTo",
            "Announce to",
            "Who gets a mail when a message, an offer, a consent or a story comes in. Left empty: the support email.",
          ),
          line("phoneNo", "Support phone", "Shown on the help page, for example +1 415 555 0123."),
          {
            name: "crisisLines",
            type: "array",
            label: "Help in a crisis",
            labels: { singular: "line", plural: "lines" },
            maxRows: CRISIS_LINES_MAX,
            admin: {
              description:
                "Whom somebody in distress can reach at any hour. At the foot of the pages and on the help page.",
              components: { RowLabel: "/admin/fields/labels#CrisisLineLabel" },
            },
            fields: crisisLineFields,
          },
        ],
      },
      {
        label: "Own network",
        fields: [
          {
            name: "ownNetworks",
            type: "textarea",
            label: "Your own network",
            validate: checkNetworks,
            admin: {
              description:
                "The addresses under which your Wi-Fi is seen on the internet, one on each line. Five times as much may come from there as from any other address, so that a full church is not held up.",
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
