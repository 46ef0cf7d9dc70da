import type { Page } from "@playwright/test";
import {
  activeReel,
  clipFiles,
  expectInFront,
  fileOf,
  openFeed,
  playingVideo,
  readReels,
  sourcedVideos,
  videoStates,
} from "./support/reels";
import { expect, test } from "./support/test";

const unmute = (page: Page) => page.getByRole("button", { name: "UNMUTE" });
const mute = (page: Page) => page.getByRole("button", { name: "MUTE", exact: true });
const captions = (page: Page) => page.getByRole("button", { name: "Captions" });

/** Lets `play()` do what the browser of this test does. */
async function replacePlay(page: Page, play: string) {
  await page.addInitScript(`{
    const original = HTMLMediaElement.prototype.play;
    const refusal = () => Promise.reject(new DOMException("Not now", "NotAllowedError"));
    HTMLMediaElement.prototype.play = ${play};
  }`);
}

test("is muted at first, and keeps the visitor's choice from reel to reel and after a reload", async ({
  page,
}) => {
  await openFeed(page);
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
  await unmute(page).click();
  await expect(mute(page)).toBeVisible();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);

  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);
  const silent = (await videoStates(page)).filter(({ paused }) => paused);
  expect(silent.every(({ muted }) => muted)).toBe(true);

  // After a reload a browser refuses sound until the visitor does something.
  await page.reload();
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect(mute(page)).toBeVisible();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);

  await mute(page).click();
  await expect(unmute(page)).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
});

test("plays muted without a word where the browser refuses sound", async ({ page }) => {
  await replacePlay(page, "function () { return this.muted ? original.call(this) : refusal(); }");
  await openFeed(page);
  await unmute(page).click();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
  await expect(unmute(page)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);
});

for (const [behaviour, play] of [
  ["refuses to play", "function () { return window.allowed ? original.call(this) : refusal(); }"],
  [
    "never answers",
    "function () { if (window.allowed) return original.call(this); void original.call(this).catch(() => undefined); Object.defineProperty(this, 'currentTime', { get: () => 0, set: () => undefined, configurable: true }); return new Promise(() => undefined); }",
  ],
] as const) {
  test(`shows a play button where the browser ${behaviour}`, async ({ page, providerUrl }) => {
    const [first] = await readReels(providerUrl);
    await replacePlay(page, play);
    await page.goto("/video-reels");
    const button = page.getByRole("button", { name: "Play", exact: true });
    await expect(button).toBeVisible({ timeout: 15_000 });
    await page.evaluate(() => {
      Object.assign(window, { allowed: true });
      for (const video of document.querySelectorAll("video")) Reflect.deleteProperty(video, "currentTime");
    });
    await button.click();
    if (first) await expectInFront(page, first);
  });
}

test("shows captions while muted, until the visitor decides otherwise", async ({ page }) => {
  await openFeed(page);
  const showing = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("video"), (video) =>
        Array.from(video.textTracks).some(({ mode, cues }) => mode === "showing" && (cues?.length ?? 0) > 0),
      ).includes(true),
    );
  await expect.poll(showing).toBe(true);
  await expect(captions(page)).toHaveAttribute("aria-pressed", "true");

  await unmute(page).click();
  await expect(captions(page)).toHaveAttribute("aria-pressed", "false");
  expect(await showing()).toBe(false);

  await captions(page).click();
  await expect(captions(page)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(showing).toBe(true);
  await mute(page).click();
  await captions(page).click();
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect(captions(page)).toHaveAttribute("aria-pressed", "false");
  expect(await showing()).toBe(false);
});

test("plays without captions where they cannot be had", async ({ page }) => {
  await page.route(/\.vtt/, (route) => route.abort());
  await openFeed(page);
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0.2);
});

test("has the next reel ready before it is needed, but only once the one in front has all it needs", async ({
  page,
  providerUrl,
}) => {
  const [first, second] = await readReels(providerUrl);
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.mp4/, async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await held;
    await route.continue();
  });
  await page.goto("/video-reels");
  await expect.poll(() => asked).toHaveLength(1);
  expect(first && clipFiles(first)).toContain(fileOf(asked[0] ?? ""));
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeAttached();
  release();
  await expect
    .poll(async () => (await sourcedVideos(page)).map(({ readyState }) => readyState))
    .toEqual([4, 4]);
  expect(second && clipFiles(second)).toContain(fileOf(asked.at(-1) ?? ""));
});

for (const [reason, connection] of [
  ["data is to be saved", { saveData: true, effectiveType: "4g" }],
  ["the network is slow", { saveData: false, effectiveType: "2g" }],
] as const) {
  test(`fetches nothing ahead while ${reason}`, async ({ page, providerUrl }) => {
    const [, second] = await readReels(providerUrl);
    await page.addInitScript((facts) => {
      Object.defineProperty(navigator, "connection", { value: facts });
    }, connection);
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.url().endsWith(".mp4")) asked.add(request.url());
    });
    await openFeed(page);
    await expect.poll(async () => (await playingVideo(page))?.readyState).toBe(4);
    await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(1);
    expect(asked.size).toBe(1);
    await page.keyboard.press("ArrowDown");
    if (second) await expectInFront(page, second);
    expect(asked.size).toBe(2);
  });
}

test("says that a reel could not be loaded, tries again, and lets the visitor go on", async ({
  page,
  providerUrl,
}) => {
  const [first, second] = await readReels(providerUrl);
  if (!first || !second) throw new Error("The seed has too few reels");
  const isOfFirst = ({ href }: URL) => clipFiles(first).includes(fileOf(href));
  await page.route(isOfFirst, (route) => route.abort());
  await page.goto("/video-reels");
  const failure = page.getByText("This video could not be loaded.");
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

test("goes on with what the connection took, when it is back", async ({ page, context, providerUrl }) => {
  const reels = await readReels(providerUrl);
  await openFeed(page);
  await context.setOffline(true);
  const failure = page.getByText("This video could not be loaded.");
  for (let steps = 0; steps < 6 && !(await failure.isVisible()); steps += 1) {
    const before = await activeReel(page).getAttribute("aria-posinset");
    await page.keyboard.press("ArrowDown");
    await expect(activeReel(page)).not.toHaveAttribute("aria-posinset", before ?? "");
    await expect(failure.or(page.getByRole("button", { name: "Pause", exact: true }))).toBeVisible();
  }
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
  const name = await activeReel(page).getByRole("heading").textContent();
  const reel = reels.find((one) => one.name === name);
  if (!reel) throw new Error("The reel in front is not the provider's");
  await expectInFront(page, reel);
  const broken = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("article img")].filter(
          (image) => !("naturalWidth" in image && image.naturalWidth),
        ).length,
    );
  await expect.poll(broken).toBe(0);
});

test("loads a reel anew whose fetch ahead failed", async ({ page, providerUrl }) => {
  const [, second] = await readReels(providerUrl);
  if (!second) throw new Error("The seed has too few reels");
  const isOfSecond = ({ href }: URL) => clipFiles(second).includes(fileOf(href));
  let failures = 0;
  await page.route(isOfSecond, async (route) => {
    failures += 1;
    await route.abort();
  });
  await openFeed(page);
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.unroute(isOfSecond);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0.2);
});

test("offers to watch a reel again when it has ended", async ({ page }) => {
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

test("draws how far the reel has come", async ({ page }) => {
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

test("pauses while the page is out of sight", async ({ page }) => {
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
