import type { SiteSettings } from "@/lib/provider/settings";

/** Where Watch Real Stories leads when the settings name nothing (specification section 2, Header). */
const WATCH_REAL_STORIES_FALLBACK = "/hashtag/featured";

/** Where a story can always be given when no external story-collection site is set. */
export const SHARE_STORY_FALLBACK = "/upload-story";

/** The frame's links that settings may redirect, with their fallbacks. */
export function frameLinks(settings: SiteSettings) {
  return {
    watchRealStories: settings.watchRealStoryLink ?? WATCH_REAL_STORIES_FALLBACK,
    shareStory: settings.shareStoryLink ?? SHARE_STORY_FALLBACK,
    shop: settings.shopLink,
  };
}
