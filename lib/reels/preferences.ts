import "client-only";
import { useState } from "react";
import { storedChoice } from "@/lib/utils/web-storage";

const soundPreference = storedChoice("sessionStorage", "reelsSound");

const captionsPreference = storedChoice("sessionStorage", "reelsCaptions");

export const shortcutsPreference = storedChoice("localStorage", "reelsShortcuts");

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
