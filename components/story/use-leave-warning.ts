"use client";

import { useEffect } from "react";
import type { UploadStage } from "./use-story-upload";

const QUESTION =
  "Leave this page? Your upload stops. When you come back, choose the same video again, and it goes on from where it was.";

/** `beforeunload` does not fire for links of this site. Publishing goes on after such a navigation. */
export function useLeaveWarning(stage: UploadStage): void {
  const isActive = stage !== null && stage.phase !== "paused";
  const isSending = isActive && stage.phase !== "publishing";

  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, [isActive]);

  useEffect(() => {
    if (!isSending) return;
    const ask = (event: MouseEvent) => {
      if (!isInternalNavigation(event) || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before the router handles the click.
    window.addEventListener("click", ask, { capture: true });
    return () => {
      window.removeEventListener("click", ask, { capture: true });
    };
  }, [isSending]);
}

function isInternalNavigation(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname;
}
