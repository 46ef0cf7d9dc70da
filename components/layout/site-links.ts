import { paths } from "@/lib/paths";
import type { SiteSettings } from "@/lib/provider/settings";

export function siteLinks(settings: SiteSettings) {
  return {
    watchRealStories: settings.watchRealStoryLink ?? paths.hashtag("featured"),
    shareStory: settings.shareStoryLink ?? paths.uploadStory,
    shop: settings.shopLink,
  };
}
