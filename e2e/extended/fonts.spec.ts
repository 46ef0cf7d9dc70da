import type { Page } from "@playwright/test";
import { STORED_PAGES } from "../support/stored-pages";
import { expect, test } from "../support/test";

test("a page loads no more than two fonts", async ({ page }) => {
  for (const path of STORED_PAGES) {
    await page.goto(path);
    expect((await loadedFonts(page)).length, path).toBeLessThanOrEqual(2);
  }
});

test("bold words in the display font have a file of their own", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll("h1")) heading.style.fontWeight = "700";
  });
  await expect.poll(() => loadedFonts(page)).toContain("displayFont 600 800");
});

/** The families and weights of the fonts that came, once all that the page asks for have. */
async function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    const loaded = [...fonts].filter(({ status }) => status === "loaded");
    return loaded.map(({ family, weight }) => `${family} ${weight}`);
  });
}
