import { storedChoice } from "@/lib/browser/stored-choice";

/** Whether reels are heard, `on` or `off`: kept for the visit. */
export const soundChoice = storedChoice("sessionStorage", "reelsSound");

/** Whether captions show, `on` or `off`: kept for the visit. Before anything is chosen they show while muted. */
export const captionsChoice = storedChoice("sessionStorage", "reelsCaptions");

/** Whether the feed listens to keys, `on` or `off`. */
export const shortcutsChoice = storedChoice("localStorage", "reelsShortcuts");
