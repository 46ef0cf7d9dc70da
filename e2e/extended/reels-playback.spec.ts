import {
  activeReel,
  expectPlayButton,
  openFeed,
  playingVideo,
  replacePlay,
  unmuteButton,
  videoStates,
} from "../support/reels";
import { expect, test } from "../support/test";

test("plays muted without a message when the browser blocks sound", async ({ page }) => {
  await replacePlay(page, "function () { return this.muted ? original.call(this) : refusal(); }");
  await openFeed(page);
  await unmuteButton(page).click();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
  await expect(unmuteButton(page)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
});

test("shows a play button when the browser never answers", async ({ page, providerUrl }) => {
  await expectPlayButton(
    page,
    providerUrl,
    `function () {
      if (window.allowed) return original.call(this);
      void original.call(this).catch(() => undefined);
      Object.defineProperty(this, "currentTime", { get: () => 0, set: () => undefined, configurable: true });
      return new Promise(() => undefined);
    }`,
  );
});

test("plays without captions when they are unavailable", async ({ page }) => {
  await page.route(/\.vtt/, (route) => route.abort());
  await openFeed(page);
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0.2);
});

test("draws the reel's progress", async ({ page }) => {
  await openFeed(page);
  const drawn = () =>
    page.locator(".reel-progress").evaluate((line) => Number(getComputedStyle(line).scale.split(" ")[0]));
  await page.getByRole("button", { name: "Pause" }).click({ position: { x: 60, y: 200 } });
  for (const share of [0.5, 0.25]) {
    await page.evaluate((part) => {
      const video = Array.from(document.querySelectorAll("video")).find(({ currentTime }) => currentTime > 0);
      if (video) video.currentTime = video.duration * part;
    }, share);
    await expect.poll(drawn).toBeCloseTo(share, 1);
  }
});

test("pauses while the page is hidden", async ({ page }) => {
  await openFeed(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await expect.poll(async () => (await videoStates(page)).every(({ paused }) => paused)).toBe(true);
  await setHidden(false);
  await expect.poll(async () => (await videoStates(page)).some(({ paused }) => !paused)).toBe(true);
});
