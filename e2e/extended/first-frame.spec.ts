import type { Page, Route } from "@playwright/test";
import { readVideos } from "../support/contract";
import { activeReel, playingVideo, readFirstReels, videoStates } from "../support/reels";
import { expect, test } from "../support/test";

/** Has scripts wait for the first frame, however slow this machine is, and notes what happens to the first video. */
async function watchFirstVideo(page: Page) {
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const withoutTimeLimits = (listener: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === 1000 || delay === 2500 ? 0 : original(listener, delay, ...rest);
    Object.assign(window, { setTimeout: withoutTimeLimits });
    for (const type of ["loadstart", "playing", "seeking", "emptied"])
      document.addEventListener(
        type,
        ({ target }) => {
          if (target === document.querySelector("video[src]")) performance.mark(type);
        },
        true,
      );
  });
}

const SCRIPTS_AND_FONTS = /\.(?:js|woff2)$/;

test.describe("the first video plays before scripts and fonts come, and goes on", () => {
  for (const [what, addressOf] of [
    ["of the feed", () => "/video-reels"],
    ["of a hashtag's feed", () => "/hashtag/featured"],
    ["of a feed that begins with a reel", (slug: string) => `/video-reels?v=${slug}`],
    ["of a video's page", (slug: string) => `/video-detail/${slug}`],
  ] as const)
    test(what, async ({ page, providerUrl, request }) => {
      const video = (await readVideos(providerUrl)).find(({ videoType }) => videoType !== "single");
      const address = addressOf(video?.slug ?? "");
      // The first visitor's answer may be rendered while it is sent.
      await request.get(address);
      await watchFirstVideo(page);
      await page.goto(address);
      await expect(page.locator("[data-first-video]")).toHaveCount(0);
      await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(1);
      const { resources, marks } = await page.evaluate(() => ({
        resources: performance
          .getEntriesByType("resource")
          .map(({ name, startTime }) => ({ name, startTime })),
        marks: performance.getEntriesByType("mark").map(({ name, startTime }) => ({ name, startTime })),
      }));
      const playingAt = marks.find(({ name }) => name === "playing")?.startTime ?? Infinity;
      const lazy = await page
        .locator('img[loading="lazy"]')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
      const late = resources.filter(({ name }) => SCRIPTS_AND_FONTS.test(name) || lazy.includes(name));
      expect(late.length).toBeGreaterThan(5);
      expect(late.filter(({ startTime }) => startTime < playingAt)).toEqual([]);
      expect(marks.map(({ name }) => name)).toEqual(["loadstart", "playing"]);
    });
});

for (const [what, prepare] of [
  ["less motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "less data",
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
  ],
] as const)
  test(`who wants ${what} begins each first story, and the next ones play`, async ({ page, providerUrl }) => {
    const { first } = await readFirstReels(providerUrl);
    await prepare(page);
    await page.goto("/video-reels");
    await expect(page.locator("[data-first-video]")).toHaveCount(0);
    const play = page.getByRole("button", { name: "Play", exact: true });
    await expect(play).toBeVisible();
    expect((await videoStates(page)).filter(({ paused, time }) => !paused || time > 0)).toEqual([]);
    await play.click();
    await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0);
    await expect(activeReel(page)).toHaveAccessibleName(first.name);
    await page.keyboard.press("ArrowDown");
    await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
    await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0);
  });

test("what a visitor does before scripts come is done", async ({ page }) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/*.js", async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto("/video-reels", { waitUntil: "commit" });
  await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(async () => (await playingVideo(page)) === null).toBe(true);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(async () => (await playingVideo(page)) === null).toBe(false);
  await page.keyboard.press("ArrowDown");
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0);
});
