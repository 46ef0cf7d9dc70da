import type { Page } from "@playwright/test";
import { findVideo } from "./support/contract";
import { expect, test } from "./support/test";
import { isWatchable } from "./support/video-detail";

/** Holds back matching requests until the returned function is called. */
async function hold(page: Page, address: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

for (const [outcome, settle] of [
  ["loads", () => undefined],
  ["fails", (page: Page) => page.route(/\.mp4/, (route) => route.abort())],
] as const)
  test(`before scripts load, a skeleton without a native player fills the film's place until it ${outcome}`, async ({
    page,
    providerUrl,
    request,
  }) => {
    const { slug } = await findVideo(providerUrl, isWatchable);
    // The first visitor's page may be rendered as a stream.
    await request.get(`/video-detail/${slug}`);
    await settle(page);
    const releaseFilm = await hold(page, /\.mp4/);
    const releaseScripts = await hold(page, /\.js/);
    await page.goto(`/video-detail/${slug}`, { waitUntil: "commit" });
    const skeleton = page.locator(".shimmer");
    await expect(skeleton).toBeVisible();
    await expect(page.locator("video")).not.toHaveAttribute("controls");
    await expect(page.locator("[data-first-video]")).toHaveCount(1);
    releaseFilm();
    await expect(skeleton).toBeHidden();
    await expect(page.locator("[data-first-video]")).toHaveCount(1);
    releaseScripts();
    await expect(page.getByRole("button", { name: /^(?:Pause|Try again)$/ })).toBeVisible();
    await expect(skeleton).toHaveCount(0);
  });

test("words of a page that begins with a film keep their fonts, and the next page has the site's", async ({
  page,
  providerUrl,
}) => {
  const { slug } = await findVideo(providerUrl, isWatchable);
  await page.goto(`/video-detail/${slug}`);
  await expect.poll(() => page.evaluate(() => document.fonts.check("1em textFont"))).toBe(true);
  const fonts = () => page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(await fonts()).not.toContain("displayFont");
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(fonts).toContain("displayFont");
});
