import type { Page } from "@playwright/test";
import { readBlogs } from "./support/contract";
import { expectSoundOnAnyScreen, WIDEST } from "./support/accessibility";
import { expect, test } from "./support/test";

for (const [kind, paths] of [
  ["the text pages are", ["/about-us", "/discover-jesus", "/privacy-policy", "/terms-service"]],
  ["the pages that help on are", ["/language", "/install-app", "/help-desk", "/volunteer"]],
  ["the pages that list are", ["/hashtags", "/hashtag/featured", "/blog"]],
  ["the pages of members are", ["/login", "/signup"]],
] as const)
  test(`${kind} there, sound and fit any screen`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(WIDEST);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectSound(page);
      });
  });

test("an article is there, sound and fits any screen", async ({ page, providerUrl }) => {
  const [newest] = await readBlogs(providerUrl);
  const response = await page.goto(`/blog/${newest?.slug ?? ""}`);
  expect(response?.status()).toBe(200);
  await expectSound(page);
});

test("what is not there is answered with 404, a title and a look of its own", async ({ page }) => {
  for (const [path, title, heading] of [
    ["/blog/no-such-article", "Blog not found", "Blog not found."],
    ["/video-detail/no-such-video", "Video not available", "Video not available!"],
    ["/hashtag/no-such-hashtag", "Stories not found", "This page is not here"],
    ["/no-such-page", "Page not found", "This page is not here"],
  ] as const)
    await test.step(path, async () => {
      await page.setViewportSize(WIDEST);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${title} – Lampstand`);
      if (path === "/no-such-page")
        await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
      await expectSound(page);
    });
});

async function expectSound(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText(/undefined|null|NaN|\[object/);
  await expectSoundOnAnyScreen(page);
}
