import type { GlobalConfig } from "payload";

import { pictureOrClip } from "../fields/media-fields";
import { line, paragraph, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { english } from "../admin/texts/en";
import { text } from "../admin/texts/text";

/** The page about the mobile app. */
export const appInstall: GlobalConfig = {
  slug: "app-install",
  label: text("appInstall:label"),
  admin: { group: adminGroup.sitePages, description: { en: english.appInstall.description } },
  fields: [
    line("title", text("fields:title"), text("fields:pageHeading")),
    paragraph(
      "shortDescription",
      text("appInstall:shortDescription"),
      text("appInstall:shortDescriptionHelp"),
    ),
    webAddress("googleAppLink", "Google Play", text("appInstall:googleAppLinkHelp")),
    webAddress("appleAppLink", "App Store", text("appInstall:appleAppLinkHelp")),
    pictureOrClip("video", text("fields:videoOrPicture"), text("appInstall:videoHelp")),
  ],
};
