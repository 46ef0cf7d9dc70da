import type { SeedBlog } from "./types";
import { filmingWithYourPhone } from "./blogs/filming-with-your-phone";
import { listeningIsHalf } from "./blogs/listening-is-half";
import { notAnAdvertisement } from "./blogs/not-an-advertisement";
import { oneMinute } from "./blogs/one-minute";
import { storiesThatShouldWait } from "./blogs/stories-that-should-wait";
import { withoutAnEnding } from "./blogs/without-an-ending";

export const blogs: SeedBlog[] = [
  oneMinute,
  listeningIsHalf,
  filmingWithYourPhone,
  withoutAnEnding,
  notAnAdvertisement,
  storiesThatShouldWait,
];
