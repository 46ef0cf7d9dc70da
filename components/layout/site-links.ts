import { paths } from "@/lib/paths";
import type { SiteSettings } from "@/lib/provider/settings";

/** The links of header, menu and footer that staff can replace in the settings. */
export function siteLinks(settings: SiteSettings) {
  return {
    watchRealStories: settings.watchRealStoryLink ?? paths.hashtag("featured"),
    shareStory: settings.shareStoryLink ?? paths.uploadStory,
    /** `null` where there is no shop. */
    shop: settings.shopLink,
  };
}
