import { expect, type Page } from "@playwright/test";

/** Expects that nothing on the page is wider than the window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
