import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects that axe finds nothing against WCAG 2.2 AA on the page as it is now.
 * @param within a selector, where the rest of the page is somebody else's
 */
export async function expectNoAxeViolations(page: Page, within = "html"): Promise<void> {
  // In the page itself and without what passes, it takes a quarter of the time; no page has frames of another origin.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ["violations"] })
    .withTags(wcag22AA)
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary ?? ""})`),
  }));
  expect(found).toEqual([]);
}

/** Expects that nothing on the page is wider than the window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
