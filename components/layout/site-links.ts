import { paths } from "@/lib/paths";
import type { SiteSettings } from "@/lib/provider/settings";

/** The links of header, menu and footer that the settings can replace. */
export function siteLinks(settings: SiteSettings) {
  return {
    watchRealStories: settings.watchRealStoryLink ?? paths.hashtag("featured"),
    shareStory: settings.shareStoryLink ?? paths.uploadStory,
    shop: settings.shopLink,
  };
}
