import "client-only";
import { useState } from "react";
import { storedChoice } from "@/lib/utils/web-storage";

/** Whether reels play with sound, `on` or `off`: kept for the session. */
const soundPreference = storedChoice("sessionStorage", "reelsSound");

/** Whether captions show, `on` or `off`: kept for the session. Until it is set they show while muted. */
const captionsPreference = storedChoice("sessionStorage", "reelsCaptions");

/** Whether keyboard shortcuts are active, `on` or `off`. */
export const shortcutsPreference = storedChoice("localStorage", "reelsShortcuts");

/** Sound and captions. Muted by default. */
export function usePlaybackPreferences() {
  const wantsSound = soundPreference.use() === "on";
  const captions = captionsPreference.use();
  const [isSoundRefused, setSoundRefused] = useState(false);
  const muted = !wantsSound || isSoundRefused;
  const showsCaptions = captions === null ? muted : captions === "on";
  return {
    muted,
    showsCaptions,
    refuseSound: () => setSoundRefused(true),
    /** Browsers allow sound once the visitor has interacted with the page. */
    retryRefusedSound: () => {
      const mayBeAllowed = !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
      if (mayBeAllowed) setSoundRefused(false);
    },
    toggleSound: () => {
      setSoundRefused(false);
      soundPreference.set(muted ? "on" : "off");
    },
    toggleCaptions: () => captionsPreference.set(showsCaptions ? "off" : "on"),
  };
}
