"use client";

import { useEffect } from "react";
import type { UploadStage } from "./use-story-upload";

const QUESTION =
  "Leave this page? Your upload stops. When you come back, choose the same video again, and it goes on from where it was.";

/**
 * Asks before the page is left while an upload is under way. By a link of this site the page goes without the browser's
 * own question; a story that is being published needs the page no more, and follows the visitor there.
 */
export function useLeaveWarning(stage: UploadStage): void {
  const isUnderWay = stage !== null && stage.phase !== "paused";
  const isSending = isUnderWay && stage.phase !== "publishing";

  useEffect(() => {
    if (!isUnderWay) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, [isUnderWay]);

  useEffect(() => {
    if (!isSending) return;
    const ask = (event: MouseEvent) => {
      if (!leavesByLink(event) || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the link itself, and whoever else waits for it, has heard of it.
    window.addEventListener("click", ask, { capture: true });
    return () => {
      window.removeEventListener("click", ask, { capture: true });
    };
  }, [isSending]);
}

/** Whether a click follows a link to another page of this site, in this window. */
function leavesByLink(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname;
}
