import { getAboutContent } from "@/lib/provider/about";
import { getAllBlogs, getBlog, getBlogs } from "@/lib/provider/blogs";
import { getAllVideos, getHashtagVideos, getReelsPage, getVideo } from "@/lib/provider/videos";
import { getAppInstallContent } from "@/lib/provider/app-install";
import { getFaqCategories } from "@/lib/provider/faqs";
import { getHashtagBanner, getHashtagChoices } from "@/lib/provider/hashtags";
import { getHelpContent } from "@/lib/provider/help";
import { getHomeContent } from "@/lib/provider/home";
import { getLanguages } from "@/lib/provider/languages";
import { getPageContent } from "@/lib/provider/pages";
import { getSettings } from "@/lib/provider/settings";
import { getVolunteerContent } from "@/lib/provider/volunteer";

/** A read of the site and what it gives while the provider brings nothing usable. */
type Read = { name: string; read: () => Promise<unknown>; fallback: unknown };

const UNAVAILABLE = { state: "unavailable" };

/** Reads of what is always there. */
export const CONTENT_READS: Read[] = [
  {
    name: "settings",
    read: getSettings,
    fallback: expect.objectContaining({ company: "Lampstand", facebookLink: null }),
  },
  {
    name: "home",
    read: getHomeContent,
    fallback: expect.objectContaining({
      gallery: { heading: "", subheading: "", images: [], bottomHeading: "", storeUrl: null },
      submitNowUrl: null,
    }),
  },
  {
    name: "about",
    read: getAboutContent,
    fallback: { mission: "", missionMedia: null, story: "", vision: "", valuesHtml: "", joinUs: "" },
  },
  {
    name: "app install",
    read: getAppInstallContent,
    fallback: { title: "", shortDescription: "", googleAppLink: null, appleAppLink: null, media: null },
  },
  {
    name: "volunteer",
    read: getVolunteerContent,
    fallback: expect.objectContaining({ hero: { heading: "", paragraph: "", media: null } }),
  },
];

/** Reads of lists, which may be empty. */
export const LIST_READS: Read[] = [
  { name: "languages", read: getLanguages, fallback: [] },
  { name: "FAQ categories", read: getFaqCategories, fallback: UNAVAILABLE },
  { name: "help", read: getHelpContent, fallback: UNAVAILABLE },
  { name: "blogs", read: getBlogs, fallback: UNAVAILABLE },
  { name: "blogs of every page", read: getAllBlogs, fallback: UNAVAILABLE },
  { name: "videos of every page", read: getAllVideos, fallback: UNAVAILABLE },
  { name: "hashtags", read: getHashtagChoices, fallback: UNAVAILABLE },
  { name: "reels", read: () => getReelsPage(1, 2), fallback: UNAVAILABLE },
  { name: "hashtag videos", read: () => getHashtagVideos("hope"), fallback: UNAVAILABLE },
];

/** Reads of one thing by its slug, which may not exist. */
export const NAMED_READS: Read[] = [
  { name: "page", read: () => getPageContent("privacy-policy"), fallback: UNAVAILABLE },
  { name: "blog", read: () => getBlog("light"), fallback: UNAVAILABLE },
  { name: "hashtag", read: () => getHashtagBanner("hope"), fallback: UNAVAILABLE },
  { name: "video", read: () => getVideo("ferry"), fallback: UNAVAILABLE },
];

export const EVERY_READ: Read[] = [...CONTENT_READS, ...LIST_READS, ...NAMED_READS];
