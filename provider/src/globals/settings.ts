import type { GlobalConfig } from "payload";

import { revalidateGlobal } from "../features/revalidation/hooks";
import { emailAddress, line, link, webAddress } from "../fields/text-fields";
import { adminGroup, isStaff } from "../lib/admin";

/** What every page shows: links of the header and footer, and how to reach the church. */
export const settings: GlobalConfig = {
  slug: "settings",
  label: "Site settings",
  admin: { group: adminGroup.sitePages, description: "Links and contact details that appear on every page." },
  access: { read: isStaff, update: isStaff },
  hooks: { afterChange: [revalidateGlobal("settings")] },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Links",
          fields: [
            link(
              "watchRealStoryLink",
              "Watch Real Stories",
              "Where the menu's ‘Watch Real Stories’ leads. Left empty, it leads to the featured stories.",
            ),
            link("shareStoryLink", "Share your story", "Where ‘Share your story’ leads, in a new tab."),
            link("shopLink", "Shop", "The online shop that the menu links to."),
            link("churchLink", "My church", "Your church's own website."),
          ],
        },
        {
          label: "Social media",
          fields: [
            webAddress("facebookLink", "Facebook", "Your page on Facebook."),
            webAddress("instagramLink", "Instagram", "Your page on Instagram."),
            webAddress("tiktokLink", "TikTok", "Your page on TikTok."),
            webAddress("youtubeLink", "YouTube", "Your channel on YouTube."),
          ],
        },
        {
          label: "Contact",
          fields: [
            line(
              "company",
              "Organisation's name",
              "Shown in the copyright line of the menu: ‘@ 2025 … LLC’.",
            ),
            emailAddress("email", "Support email", "Shown on the help page."),
            emailAddress(
              "announceTo",
              "Announce to",
              "Who gets a mail when a message, an offer, a consent or a story comes in. Left empty: the support email.",
            ),
            line("phoneNo", "Support phone", "Shown on the help page, for example +1 415 555 0123."),
          ],
        },
      ],
    },
  ],
};
