import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Bound by `watchViolations`. */
    reportViolation: (what: string) => void;
    /** Set by a script that should not have run. */
    injected?: boolean;
  }
}

/** What the Content-Security-Policy refuses in the page, and in those it goes on to: the directive and what was refused. */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeBinding("reportViolation", (_, what: string) => void found.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    });
  });
  return found;
}
