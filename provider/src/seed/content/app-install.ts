import type { SeedAppInstall } from "./types";

export const appInstall: SeedAppInstall = {
  title: "A story for the bus ride",
  shortDescription:
    "The Lampstand app keeps a few stories on your phone, so you can watch them without a signal. No account, no notifications unless you ask for them.",
  googleAppLink: "https://play.google.com/store/apps/details?id=example.lampstand.stories",
  appleAppLink: "https://apps.apple.com/app/lampstand-stories/id0000000000",
  video: "images/app-phone.jpg",
};
