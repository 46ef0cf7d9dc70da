import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Bound by `watchViolations`. */
    reportViolation: (what: string) => void;
    /** Set by a script that shouldn't have run. */
    injected?: boolean;
  }
}

/** Collects what the Content-Security-Policy blocks on the page and later ones: the directive and the blocked item. */
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

/** What gets into a page after a failure to keep it out. */
const INJECTED = `<script>window.injected = true</script><img src="" alt="" onerror="window.injected = true">`;

/** Opens a tampered page and waits until it is complete. */
async function openTampered(page: Page, path: string) {
  const isPage = ({ pathname, search }: URL) => pathname + search === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${INJECTED}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.unroute(isPage);
}

/** Expects that the policy blocks everything injected into the page, and nothing else. */
export async function expectInjectionRefused(page: Page, path: string, violations: string[]): Promise<void> {
  await openTampered(page, path);
  const isInjected = (violation: string) => /^script-src-(elem|attr) inline/.test(violation);
  await expect.poll(() => violations.filter(isInjected).length, path).toBeGreaterThanOrEqual(2);
  await expect(page.locator("h1").first()).toBeAttached();
  expect(violations.map((violation) => violation.split(" ", 2).join(" ")).sort(), path).toEqual([
    "script-src-attr inline",
    "script-src-elem inline",
  ]);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  violations.length = 0;
}
