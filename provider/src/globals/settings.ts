import { CRISIS_LINES_MAX, STORY_MINUTES_DEFAULT, STORY_MINUTES_MAX } from "@lampstand/contract/limits";
import type { GlobalConfig } from "payload";

import { color, country, timeZone } from "../fields/church-fields";
import { languagesTab } from "../fields/language-fields";
import { crisisLineFields } from "../fields/crisis-line-fields";
import { picture } from "../fields/media-fields";
import { retentionTab } from "../fields/retention-fields";
import { tabs } from "../fields/panel";
import { emailAddress, line, link, number, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { checkNetworks } from "../features/church/own-networks";

/** The church's name, looks and addresses, which appear on every page, mail and card. */
export const settings: GlobalConfig = {
  slug: "settings",
  label: "Your church",
  admin: {
    group: adminGroup.sitePages,
    description: "Your name, look and addresses, as they appear on every page, email and shared link.",
  },
  fields: [
    tabs(
      {
        Name: [
          line("company", "Name of the church", "On every page, in emails and in search results."),
          line(
            "footerLine",
            "Line at the bottom of every page",
            "For example ‘© Grace Church, Springfield’. If empty: ‘@2025 copyrights, All Right Reserved’, and in the menu ‘@ 2025 … LLC’ with your name.",
          ),
          timeZone("timeZone", "Time zone", "The time zone for all dates and times. If empty: Central time."),
          country(
            "phoneCountry",
            "Country of phone numbers",
            "For numbers that visitors enter without a country code. If empty: the United States.",
          ),
        ],
        Looks: [
          picture(
            "logo",
            "Logo",
            "Appears at the top of every page and email instead of the lamp and the name. It’s shown on the dark colour, so a transparent PNG looks best.",
          ),
          picture(
            "icon",
            "Icon",
            "A square picture for browser tabs and phones. It also replaces the small lamp.",
          ),
          color("groundColor", "Dark colour", "Behind headings, videos and the menu.", "ground"),
          color("accentColor", "Bright colour", "For buttons, links and selected items.", "accent"),
          picture(
            "sharePicture",
            "Picture of shared links",
            "Chats and social networks show it for pages without their own picture.",
          ),
        ],
        Addresses: [
          link("churchLink", "My church", "Your church's own website."),
          link(
            "discoverJesusLink",
            "Discover Jesus",
            "Where ‘Discover Jesus’ on the home page leads, for example /discover-jesus. If empty, it leads to the home page.",
          ),
          link("shopLink", "Shop", "Your online shop. If empty, the site doesn’t show a shop."),
          link(
            "shareStoryLink",
            "Story collection",
            "Where ‘Share your story’ leads, in a new tab. If empty, it leads to the site's own form.",
          ),
          link(
            "watchRealStoryLink",
            "Watch Real Stories",
            "Where ‘Watch Real Stories’ leads. If empty, it leads to the featured stories.",
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
            `The maximum length of a visitor's video, up to ${STORY_MINUTES_MAX}. If empty: ${STORY_MINUTES_DEFAULT}. Longer videos are rejected when they’re sent.`,
            { min: 1, max: STORY_MINUTES_MAX, placeholder: STORY_MINUTES_DEFAULT },
          ),
        ],
        "Contact & help": [
          emailAddress("email", "Support email", "Shown on the help page."),
          emailAddress(
            "announceTo",
            "Announce to",
            "Who gets an email when a message, offer, consent or story arrives. If empty: the support email.",
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
                "Who people in distress can reach at any hour. Shown at the bottom of every page and on the help page.",
              components: { RowLabel: "/admin/fields/labels#CrisisLineLabel" },
            },
            fields: crisisLineFields,
          },
        ],
      },
      languagesTab,
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
                "Your Wi-Fi’s addresses on the internet, one per line. They can send five times as much as any other address, so a full church isn’t slowed down.",
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
