import { expect, type Page } from "@playwright/test";

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

/** What gets into a page where something failed to keep it out. */
const INJECTED = `<script>window.injected = true</script><img src="" alt="" onerror="window.injected = true">`;

/** Opens a page that has been tampered with, once it is shown whole. */
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

/** Expects that nothing but what was slipped into the page is refused there, and that this is. */
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
