import {
  getAboutContent,
  getAppInstallContent,
  getLanguages,
  getVolunteerContent,
} from "@/lib/provider/content";
import { getBlog, getBlogs, getListedBlogs } from "@/lib/provider/blogs";
import { getListedVideos, getHashtagPage, getReelsPage, getVideo } from "@/lib/provider/videos";
import { getFaqCategories, getHelpContent, getPageContent } from "@/lib/provider/pages";
import { getHashtagBanner, getHashtagChoices } from "@/lib/provider/hashtags";
import { getHomeContent } from "@/lib/provider/home";
import { getSettings } from "@/lib/provider/settings";

/** One of the site's reads, and its result when the provider sends nothing usable. */
type Read = { name: string; read: () => Promise<unknown>; fallback: unknown };

const UNAVAILABLE = { state: "unavailable" };

/** Reads of content that always exists. */
export const CONTENT_READS: Read[] = [
  { name: "settings", read: getSettings, fallback: UNAVAILABLE },
  { name: "home", read: getHomeContent, fallback: UNAVAILABLE },
  { name: "about", read: getAboutContent, fallback: UNAVAILABLE },
  { name: "app install", read: getAppInstallContent, fallback: UNAVAILABLE },
  { name: "volunteer", read: getVolunteerContent, fallback: UNAVAILABLE },
];

/** Reads of lists, which may be empty. */
export const LIST_READS: Read[] = [
  { name: "languages", read: getLanguages, fallback: UNAVAILABLE },
  { name: "FAQ categories", read: getFaqCategories, fallback: UNAVAILABLE },
  { name: "help", read: getHelpContent, fallback: UNAVAILABLE },
  { name: "blogs", read: getBlogs, fallback: UNAVAILABLE },
  { name: "blogs of every page", read: () => getListedBlogs(1), fallback: UNAVAILABLE },
  { name: "videos of every page", read: () => getListedVideos(1), fallback: UNAVAILABLE },
  { name: "hashtags", read: getHashtagChoices, fallback: UNAVAILABLE },
  { name: "reels", read: () => getReelsPage(1, 2), fallback: UNAVAILABLE },
  { name: "hashtag videos", read: () => getHashtagPage("hope", 1, 10), fallback: UNAVAILABLE },
];

/** Reads of one thing by its slug, which may not exist. */
export const NAMED_READS: Read[] = [
  { name: "page", read: () => getPageContent("privacy-policy"), fallback: UNAVAILABLE },
  { name: "blog", read: () => getBlog("light"), fallback: UNAVAILABLE },
  { name: "hashtag", read: () => getHashtagBanner("hope"), fallback: UNAVAILABLE },
  { name: "video", read: () => getVideo("ferry"), fallback: UNAVAILABLE },
];

export const EVERY_READ: Read[] = [...CONTENT_READS, ...LIST_READS, ...NAMED_READS];
