import "client-only";
import { requestSite } from "@/lib/api-client/site-request";

const WAIT = { firstMs: 2000, longestMs: 30_000, factor: 1.5 } as const;

/** Refreshes while the page is visible and the site answers; returns a function that stops it. */
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

/** Checked first: after a refresh without an answer, the browser shows its own error page. */
async function siteAnswers(): Promise<boolean> {
  try {
    return (await requestSite(window.location.href, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}
