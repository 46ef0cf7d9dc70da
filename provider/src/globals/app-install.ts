import type { GlobalConfig } from "payload";

import { pictureOrClip } from "../fields/media-fields";
import { line, paragraph, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";

/** The page about the mobile app. */
export const appInstall: GlobalConfig = {
  slug: "app-install",
  label: "App page",
  admin: { group: adminGroup.sitePages, description: "Links to your mobile app in the two stores." },
  fields: [
    line("title", "Title", "The heading of the page."),
    paragraph("shortDescription", "Short description", "What the app is for, in a few sentences."),
    webAddress("googleAppLink", "Google Play", "The app's page in Google's store."),
    webAddress("appleAppLink", "App Store", "The app's page in Apple's store."),
    pictureOrClip("video", "Video or picture", "Shows the app in use."),
  ],
};
