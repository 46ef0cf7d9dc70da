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

for (const path of ["/privacy-policy", "/discover-jesus"])
  test(`the words of ${path} stay where they are when the fonts come @phone`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loading");
    const lines = () =>
      page
        .locator("main p")
        .evaluateAll((all) => all.map(({ clientHeight }) => Math.round(clientHeight / 10)));
    const before = await lines();
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
    expect(await loadedFonts(page)).toHaveLength(2);
    const after = await lines();
    expect(before.length).toBeGreaterThan(5);
    // The fonts that stand in are the machine's, and a line that is just full may break in one and not in the other.
    const moved = after.filter((height, index) => height !== before[index]);
    expect(moved.length).toBeLessThanOrEqual(before.length / 5);
  });

/** The families and weights of the fonts that came, once all that the page asks for have. */
async function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    // Others are the machine's own.
    const loaded = [...fonts].filter(({ status, family }) => status === "loaded" && /Font$/.test(family));
    return loaded.map(({ family, weight }) => `${family} ${weight}`);
  });
}
