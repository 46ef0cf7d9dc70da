import type { Page } from "@playwright/test";
import { STORED_PAGES } from "../support/stored-pages";
import { expect, test } from "../support/test";

test("a page loads at most two fonts", async ({ page }) => {
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

for (const path of ["/privacy-policy", "/discover-jesus"])
  test(`the words of ${path} don't move when the fonts load @phone`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loading");
    const before = await widths(page);
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
    expect(await loadedFonts(page)).toHaveLength(2);
    const after = await widths(page);
    for (const name of ["headings", "texts"] as const)
      expect(Math.abs(after[name] / before[name] - 1), name).toBeLessThan(0.03);
  });

/** Returns the width of all words of a page on one line, in pixels, which decides the line breaks. */
function widths(page: Page): Promise<{ headings: number; texts: number }> {
  return page.evaluate(() => {
    const widthOf = (selector: string) => {
      let sum = 0;
      for (const element of document.querySelectorAll(selector)) {
        const words = document.createElement(element.tagName);
        words.className = element.className;
        words.textContent = element.textContent;
        words.style.cssText = "white-space: nowrap; width: max-content; max-width: none; position: absolute";
        element.after(words);
        sum += words.getBoundingClientRect().width;
        words.remove();
      }
      return sum;
    };
    return { headings: widthOf("main :is(h1, h2)"), texts: widthOf("main p") };
  });
}

/** Returns the families and weights of the loaded fonts, once all requested ones are there. */
async function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    // Others belong to the machine.
    const loaded = [...fonts].filter(({ status, family }) => status === "loaded" && /Font$/.test(family));
    return loaded.map(({ family, weight }) => `${family} ${weight}`);
  });
}
