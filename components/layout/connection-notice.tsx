"use client";

import { useEffect } from "react";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";

/** Tells a visitor on a bad connection when the network goes and when it is back. */
export function ConnectionNotice() {
  useEffect(() => {
    const lost = () => notify("You are offline. What is on the page stays here.", TOAST_DURATION_MS.shell);
    const back = () => notify("You are back online.", TOAST_DURATION_MS.shell);
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
    };
  }, []);
  return null;
}
