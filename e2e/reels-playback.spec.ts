import {
  activeReel,
  clipFiles,
  expectCaptions,
  expectInFront,
  expectPlayButton,
  fileOf,
  muteButton,
  openFeed,
  playingVideo,
  readFirstReels,
  readReels,
  unmuteButton,
  videoStates,
} from "./support/reels";
import { expect, test } from "./support/test";

test("starts muted and keeps the visitor's choice from reel to reel and after a reload", async ({ page }) => {
  await openFeed(page);
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
  await unmuteButton(page).click();
  await expect(muteButton(page)).toBeVisible();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);

  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);
  const silent = (await videoStates(page)).filter(({ paused }) => paused);
  expect(silent.every(({ muted }) => muted)).toBe(true);

  // After a reload a browser blocks sound until the visitor interacts.
  await page.reload();
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect(muteButton(page)).toBeVisible();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);

  await muteButton(page).click();
  await expect(unmuteButton(page)).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
});

test("shows a play button when the browser refuses to play", async ({ page, providerUrl }) => {
  await expectPlayButton(
    page,
    providerUrl,
    "function () { return window.allowed ? original.call(this) : refusal(); }",
  );
});

test("shows captions while muted, until the visitor decides otherwise", async ({ page }) => {
  await openFeed(page);
  const shown = page.locator(".reel-captions > span");
  await expect(shown).toBeVisible();
  // On a busy machine the reel would end before the last caption is looked at.
  await page.evaluate(() => {
    for (const video of document.querySelectorAll("video")) video.playbackRate = 0.1;
  });
  await expectCaptions(page, true);

  await unmuteButton(page).click();
  await expect(shown).toHaveCount(0);
  await expectCaptions(page, false);

  await expectCaptions(page, true, { toggled: true });
  await expect(shown).toBeVisible();
  await muteButton(page).click();
  await expectCaptions(page, false, { toggled: true });
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expectCaptions(page, false);
  await expect(shown).toHaveCount(0);
});

test("says that a reel couldn't load, retries, and lets the visitor move on", async ({
  page,
  providerUrl,
}) => {
  const [first, second] = await readReels(providerUrl);
  if (!first || !second) throw new Error("The seed has too few reels");
  const isOfFirst = ({ href }: URL) => clipFiles(first).includes(fileOf(href));
  await page.route(isOfFirst, (route) => route.abort());
  await page.goto("/video-reels");
  const failure = page.getByText("We couldn’t load this video.");
  await expect(failure).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
  await expect(failure).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(failure).toBeVisible();
  await page.unroute(isOfFirst);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectInFront(page, first);
});

test("offers to replay a reel at its end", async ({ page }) => {
  await openFeed(page);
  await page.evaluate(() => {
    for (const video of document.querySelectorAll("video"))
      if (!video.paused) video.currentTime = video.duration - 0.2;
  });
  const again = page.getByRole("button", { name: "Watch again" });
  await expect(again).toBeVisible();
  await again.click();
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0.1);
  await expect(again).toHaveCount(0);
});

test("says so when a reel's player throws, and moves on to the next one", async ({ page, providerUrl }) => {
  const { first, second, third } = await readFirstReels(providerUrl);
  await openFeed(page);
  await expectInFront(page, first);
  await page.evaluate(() => {
    let sets = 0;
    Object.defineProperty(HTMLMediaElement.prototype, "preload", {
      set(this: HTMLMediaElement, value: string) {
        if (value === "auto" && ++sets === 1) throw new Error("A fault of ours");
        this.setAttribute("preload", value);
      },
    });
  });
  await page.getByRole("button", { name: "Next story" }).click();
  await expect(activeReel(page)).toHaveAccessibleName(second.name);
  await expect(page.getByRole("alert").getByText("We couldn’t show this story.")).toBeVisible();
  await page.getByRole("button", { name: "Next story" }).click();
  await expectInFront(page, third);
});
