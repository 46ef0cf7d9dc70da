import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./accessibility";
import { type ContractVideo, readVideos } from "./contract";

/** Returns the whole feed's reels, in the provider's order. */
export async function readReels(providerUrl: string): Promise<ContractVideo[]> {
  return (await readVideos(providerUrl)).filter(({ videoType }) => videoType !== "single");
}

/** Returns the seed's first reels. */
export async function readFirstReels(providerUrl: string) {
  const reels = await readReels(providerUrl);
  const [first, second, third] = reels;
  const last = reels.at(-1);
  if (!first || !second || !third || !last) throw new Error("The seed has too few reels");
  return { first, second, third, last };
}

/** Returns the reel in front. */
export const activeReel = (page: Page): Locator =>
  page.getByRole("feed").locator('article[aria-current="true"]');

/** Returns the state of each video element on the page. */
export function videoStates(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("video"), (video) => ({
      src: video.getAttribute("src"),
      time: video.currentTime,
      paused: video.paused,
      muted: video.muted,
      ended: video.ended,
      readyState: video.readyState,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
    })),
  );
}

/** Returns the video elements that have a source. */
export async function sourcedVideos(page: Page) {
  return (await videoStates(page)).filter(({ src }) => src !== null);
}

/** Returns the one video that plays; `null` while none or several do. */
export async function playingVideo(page: Page) {
  const playing = (await videoStates(page)).filter(({ paused }) => !paused);
  return playing.length === 1 ? (playing[0] ?? null) : null;
}

type Clip = Pick<ContractVideo, "videoLink"> & Partial<Pick<ContractVideo, "sources">>;

/** Returns the file name at the end of an address. */
export const fileOf = (address: string) => address.split("/").at(-1) ?? "";

/** Returns the names of a reel's possible files: its clip and the renditions. */
export function clipFiles({ videoLink, sources = [] }: Clip): string[] {
  return [videoLink, ...sources.map(({ src }) => src)].map(fileOf);
}

/** Waits until this reel is in front, and only its video plays. */
export async function expectInFront(page: Page, reel: Pick<ContractVideo, "name" | "slug"> & Clip) {
  await expect(activeReel(page)).toHaveAccessibleName(reel.name);
  const files = clipFiles(reel);
  await expect
    .poll(async () => {
      const playing = (await videoStates(page)).filter(({ paused }) => !paused);
      return playing.map(({ src }) => files.includes(fileOf(src ?? "")));
    })
    .toEqual([true]);
}

/** Opens a feed and waits until its scripts have loaded and its first reel plays. */
export async function openFeed(page: Page, path = "/video-reels") {
  await page.goto(path);
  await expect(page.locator("[data-first-video]")).toHaveCount(0);
  await expect.poll(async () => (await videoStates(page)).some(({ time }) => time > 0)).toBe(true);
}

/** Opens a feed for reduced motion or data, and plays its first reel. */
export async function openFeedAndPlay(page: Page, path = "/video-reels") {
  await page.goto(path);
  await playButton(page).click();
  await expect.poll(async () => (await videoStates(page)).some(({ time }) => time > 0)).toBe(true);
}

export const unmuteButton = (page: Page) => page.getByRole("button", { name: "UNMUTE" });
export const muteButton = (page: Page) => page.getByRole("button", { name: "MUTE", exact: true });
export const playButton = (page: Page) => page.getByRole("button", { name: "Play", exact: true });

/** Opens the feed's further controls. */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  return page.getByRole("dialog", { name: "More" });
}

/** Checks the feed's captions switch, and flips it if needed. */
export async function expectCaptions(page: Page, isOn: boolean, { toggled = false } = {}): Promise<void> {
  const sheet = await openMore(page);
  const captions = sheet.getByRole("button", { name: "Captions" });
  if (toggled) await captions.click();
  await expect(captions).toHaveAttribute("aria-pressed", String(isOn));
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

/** Makes scripts wait for the first frame, even on a slow machine. */
export async function withoutTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const replaced = (listener: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === 1000 || delay === 2500 ? 0 : original(listener, delay, ...rest);
    Object.assign(window, { setTimeout: replaced });
  });
}

/** Replaces `play()` in this test's browser, which starts nothing automatically. */
export async function replacePlay(page: Page, play: string): Promise<void> {
  await page.addInitScript(`{
    const original = HTMLMediaElement.prototype.play;
    const refusal = () => Promise.reject(new DOMException("Not now", "NotAllowedError"));
    HTMLMediaElement.prototype.play = ${play};
    new MutationObserver(() => {
      for (const video of document.querySelectorAll("video")) video.autoplay = false;
    }).observe(document, { childList: true, subtree: true });
  }`);
}

/** Expects a play button in a browser that plays only when `allowed`, and that it plays then. */
export async function expectPlayButton(page: Page, providerUrl: string, play: string): Promise<void> {
  const { first } = await readFirstReels(providerUrl);
  await replacePlay(page, play);
  await page.goto("/video-reels");
  await expect(playButton(page)).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => {
    Object.assign(window, { allowed: true });
    for (const video of document.querySelectorAll("video")) Reflect.deleteProperty(video, "currentTime");
  });
  await playButton(page).click();
  await expectInFront(page, first);
}

/** Expects no axe violations in a playing feed, and in a paused one with its words expanded. */
export async function expectNoFeedViolations(page: Page, path: string): Promise<void> {
  await openFeed(page, path);
  await expectNoAxeViolations(page);
  // The check may have taken longer than the reel.
  await openFeed(page, path);
  await page.keyboard.press("Space");
  await expect(playButton(page)).toBeVisible();
  await page.getByRole("button", { name: "See More" }).first().click();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
}

/** How long a video may take to continue, in milliseconds: enough for a busy machine. */
const TIMEOUT_MS = 30_000;

/** Expects that a video advances: its time grows or restarts, and it presents frames. */
export async function expectAdvances(video: Locator): Promise<void> {
  const progress = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      frames: element.getVideoPlaybackQuality().totalVideoFrames,
    }));
  const options = { timeout: TIMEOUT_MS };
  await expect.poll(async () => (await progress()).frames, options).toBeGreaterThan(0);
  const before = await progress();
  await expect.poll(async () => (await progress()).frames, options).toBeGreaterThan(before.frames);
  await expect.poll(async () => (await progress()).time, options).not.toBe(before.time);
}

/** Expects the feed's address with exactly these hashtags chosen, whichever reel is in front. */
export async function expectFeedOf(page: Page, tokens: string[]): Promise<void> {
  const choice = () => {
    const { pathname, searchParams } = new URL(page.url());
    return [pathname, ...searchParams.getAll("hashtags")];
  };
  await expect.poll(choice).toEqual(["/video-reels", ...tokens]);
}

export async function readTwoReels(providerUrl: string) {
  const [first, second] = await readReels(providerUrl);
  if (!first || !second) throw new Error("The seed has too few reels");
  return { first, second };
}
