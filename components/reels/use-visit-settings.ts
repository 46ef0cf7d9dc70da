"use client";

import { useState } from "react";
import { captionsChoice, soundChoice } from "@/lib/reels/choices";

/** Sound and captions as the visitor chose them. Muted at first; captions show while muted until they are switched. */
export function useVisitSettings() {
  const wantsSound = soundChoice.use() === "on";
  const captions = captionsChoice.use();
  const [isSoundRefused, setSoundRefused] = useState(false);
  const muted = !wantsSound || isSoundRefused;
  const showsCaptions = captions === null ? muted : captions === "on";
  return {
    muted,
    showsCaptions,
    refuseSound: () => setSoundRefused(true),
    /** Browsers allow sound once a visitor has done something on the page. */
    tryRefusedSound: () => {
      const mayBeAllowed = !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
      if (mayBeAllowed) setSoundRefused(false);
    },
    toggleSound: () => {
      setSoundRefused(false);
      soundChoice.set(muted ? "on" : "off");
    },
    toggleCaptions: () => captionsChoice.set(showsCaptions ? "off" : "on"),
  };
}
