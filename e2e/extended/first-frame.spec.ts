import type { Page, Route } from "@playwright/test";
import { readVideos } from "../support/contract";
import { activeReel, playingVideo, readFirstReels, videoStates, withoutTimeLimits } from "../support/reels";
import { expect, test } from "../support/test";

/** Records the first video's events. */
async function watchFirstVideo(page: Page) {
  await withoutTimeLimits(page);
  await page.addInitScript(() => {
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

test.describe("the first video plays before scripts and fonts load, and continues", () => {
  for (const [what, addressOf] of [
    ["of the feed", () => "/video-reels"],
    ["of a hashtag's feed", () => "/hashtag/featured"],
    ["of a feed that begins with a reel", (slug: string) => `/video-reels?v=${slug}`],
    ["of a video's page", (slug: string) => `/video-detail/${slug}`],
  ] as const)
    test(what, async ({ page, providerUrl, request }) => {
      const video = (await readVideos(providerUrl)).find(({ videoType }) => videoType !== "single");
      const address = addressOf(video?.slug ?? "");
      // The first visitor's page may be rendered as a stream.
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
  test(`visitors with ${what} start each first story, and the next ones play`, async ({
    page,
    providerUrl,
  }) => {
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

/** Holds back all scripts until the returned function is called, once the first story plays. */
async function openBeforeScripts(page: Page) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/*.js", async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto("/video-reels", { waitUntil: "commit" });
  await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Returns how many screens the first story has moved up. */
const screensUp = (page: Page) =>
  page
    .locator('article[aria-posinset="1"]')
    .evaluate((article) => -article.getBoundingClientRect().top / article.getBoundingClientRect().height);

test("what a visitor does before scripts load takes effect", async ({ page }) => {
  const bringScripts = await openBeforeScripts(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(async () => (await playingVideo(page)) === null).toBe(true);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(async () => (await playingVideo(page)) === null).toBe(false);
  await page.keyboard.press("ArrowDown");
  await bringScripts();
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0);
});

test("the feed follows a finger before scripts load, and stays where it was moved @phone", async ({
  page,
  providerUrl,
}) => {
  const { second } = await readFirstReels(providerUrl);
  const bringScripts = await openBeforeScripts(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });

  await touch("touchStart", 600);
  await touch("touchMove", 580);
  await expect.poll(() => screensUp(page)).toBeCloseTo(20 / 844, 2);
  await touch("touchEnd");
  await expect.poll(() => screensUp(page)).toBeCloseTo(0, 5);

  await touch("touchStart", 600);
  for (const y of [500, 400, 300]) await touch("touchMove", y);
  await expect.poll(() => screensUp(page)).toBeCloseTo(300 / 844, 2);
  await touch("touchEnd");
  await expect.poll(() => screensUp(page)).toBeCloseTo(1, 5);
  await expect(page.getByText(second.name, { exact: true })).toBeInViewport();

  await page.evaluate(() => {
    const article = document.querySelector('article[aria-posinset="1"]');
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      if (article?.isConnected) places.add(Math.round(article.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
  await bringScripts();
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0);
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toEqual([
    -844,
  ]);
});
