import { storedChoice } from "@/lib/utils/web-storage";

/** What a visitor has chosen for watching, on all pages with a video. */
export const soundPreference = storedChoice("sessionStorage", "reelsSound");

/** In the feed. */
export const captionsPreference = storedChoice("sessionStorage", "reelsCaptions");

/** A BCP 47 tag. */
export const languagePreference = storedChoice("localStorage", "captionsLanguage");

/** Of the feed's keys. */
export const shortcutsPreference = storedChoice("localStorage", "reelsShortcuts");
