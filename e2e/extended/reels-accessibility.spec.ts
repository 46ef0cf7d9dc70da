import {
  expectNoFeedViolations,
  openFeed,
  expectInFront,
  playingVideo,
  readTwoReels,
} from "../support/reels";
import { expect, test } from "../support/test";

test("a hashtag's feed has no violations on a phone @phone", async ({ page }) => {
  await expectNoFeedViolations(page, "/hashtag/hope");
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  for (const path of ["/video-reels", "/hashtag/hope"])
    test(`${path} has no violations, playing, paused and open`, ({ page }) =>
      expectNoFeedViolations(page, path));
});

test("announces a new reel's name once", async ({ page, providerUrl }) => {
  const { first, second } = await readTwoReels(providerUrl);
  await openFeed(page);
  const spoken = page.locator('[aria-live="polite"]').filter({ hasText: second.name });
  await expect(spoken).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(spoken).toHaveCount(1);
  await expect(spoken).toHaveText(second.name);
  // Focus on the reel moves along and announces itself.
  await page.getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("article", { name: first.name })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: first.name })).toHaveCount(0);
});

test("works by keyboard only", async ({ page, providerUrl }) => {
  const { second } = await readTwoReels(providerUrl);
  await openFeed(page);
  const reached = new Set<string>();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return null;
      return activeElement.getAttribute("aria-label") ?? activeElement.textContent.trim();
    });
    if (name === null) break;
    reached.add(name);
  }
  for (const name of ["Home", "Pause", "UNMUTE", "Share", "More", "Next story", "Discover Jesus"])
    expect([...reached]).toContain(name);
  expect([...reached].filter((name) => name.startsWith("Go to"))).toEqual([]);

  await page.getByRole("button", { name: "Next story" }).focus();
  await page.keyboard.press("Enter");
  await expectInFront(page, second);
  await expect(page.getByRole("button", { name: "Next story" })).toBeFocused();
  await page.getByRole("button", { name: "UNMUTE" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "MUTE", exact: true })).toBeFocused();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);
});

test("has no violations, playing, paused and open", async ({ page }) => {
  for (const path of ["/video-reels", "/hashtag/hope"])
    await test.step(path, () => expectNoFeedViolations(page, path));
});
