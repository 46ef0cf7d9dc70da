import "client-only";
import { requestSite } from "@/lib/http/site-request";

/** How long to wait before the page is asked for anew: at first, at most, and how much longer each time. In milliseconds. */
const WAIT = { firstMs: 2000, longestMs: 30_000, factor: 1.5 } as const;

/** Refreshes the page again and again, while somebody looks at it and the site answers; returns what ends it. */
export function keepRenewing(refresh: () => void): () => void {
  let isGone = false;
  let waitMs: number = WAIT.firstMs;
  let timer = setTimeout(() => void renew(), waitMs);
  async function renew() {
    const isWanted = document.visibilityState === "visible" && (await siteAnswers());
    if (isGone) return;
    if (isWanted) refresh();
    waitMs = Math.min(waitMs * WAIT.factor, WAIT.longestMs);
    timer = setTimeout(() => void renew(), waitMs);
  }
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}

/**
 * Whether the page may be there. Asked first, since a refresh that gets no answer leaves the page for the browser's own page
 * of errors.
 */
async function siteAnswers(): Promise<boolean> {
  try {
    return (await requestSite(window.location.href, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}
