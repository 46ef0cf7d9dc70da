import { storedChoice } from "@/lib/utils/web-storage";

/** A visitor's choices for watching, on all pages with a video. */
export const soundPreference = storedChoice("sessionStorage", "reelsSound");

export const captionsPreference = storedChoice("sessionStorage", "reelsCaptions");

/** A BCP 47 tag. */
export const languagePreference = storedChoice("localStorage", "captionsLanguage");

export const shortcutsPreference = storedChoice("localStorage", "reelsShortcuts");
