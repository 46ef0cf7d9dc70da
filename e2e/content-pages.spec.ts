import type { Page } from "@playwright/test";
import { readBlogs } from "./support/contract";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./support/accessibility";
import { expect, test } from "./support/test";

/** The narrowest screen that every page must fit, in pixels. */
const NARROWEST = { width: 320, height: 700 };

const PAGES = [
  "/about-us",
  "/discover-jesus",
  "/privacy-policy",
  "/terms-service",
  "/language",
  "/hashtags",
  "/install-app",
  "/help-desk",
  "/volunteer",
  "/blog",
  "/hashtag/featured",
  "/login",
  "/signup",
];

for (const path of PAGES) {
  test(`${path} is there, sound and fits any screen @all`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectSound(page);
  });
}

test("an article is there, sound and fits any screen @all", async ({ page, providerUrl }) => {
  const [newest] = await readBlogs(providerUrl);
  const response = await page.goto(`/blog/${newest?.slug ?? ""}`);
  expect(response?.status()).toBe(200);
  await expectSound(page);
});

for (const [path, title, heading] of [
  ["/blog/no-such-article", "Blog not found", "Blog not found."],
  ["/video-detail/no-such-video", "Video not available", "Video not available!"],
  ["/hashtag/no-such-hashtag", "Stories not found", "This page is not here"],
  ["/no-such-page", "Page not found", "This page is not here"],
] as const)
  test(`${path} is answered with 404, a title and a look of its own @all`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${title} – Lampstand`);
    if (path === "/no-such-page")
      await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
    await expectSound(page);
  });

async function expectSound(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText(/undefined|null|NaN|\[object/);
  await expectNoAxeViolations(page);
  await page.setViewportSize(NARROWEST);
  await expectNoHorizontalScroll(page);
}
