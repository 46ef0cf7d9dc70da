import type { Page } from "@playwright/test";
import { readVideos } from "../support/contract";
import { startForeignSite } from "../support/foreign-site";
import { startPartialMedia } from "../support/partial-media";
import {
  activeReel,
  fileOf,
  openFeed,
  openMore,
  playingVideo,
  videoStates,
  withoutTimeLimits,
} from "../support/reels";
import { secondOfSilence } from "../support/silence";
import { expect, renditionsOf, test } from "../support/stories";

/** Makes the browser refuse autoplay, as a phone in low-power mode does. */
async function refuseAutoplay(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const video of document.querySelectorAll("video")) video.removeAttribute("autoplay");
    }).observe(document, { childList: true, subtree: true });
    // The browser counts the test's own calls as a visitor's.
    let touchedAt = -Infinity;
    addEventListener("pointerdown", ({ timeStamp }) => (touchedAt = timeStamp), true);
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return performance.now() - touchedAt < 5000
        ? play.call(this)
        : Promise.reject(new DOMException("Nobody asked for it.", "NotAllowedError"));
    };
  });
}

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const timeOfPlaying = async (page: Page) => (await playingVideo(page))?.time ?? 0;
const isPaused = async (page: Page) => (await videoStates(page)).every(({ paused }) => paused);

test("a browser without autoplay shows a button that needs no script", async ({ page }) => {
  await refuseAutoplay(page);
  const release = await holdScripts(page);
  await page.goto("/video-reels", { waitUntil: "commit" });
  await expect(page.locator(".reel-play-early")).toBeVisible();
  await page.locator(".reel-play-early").click();
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
  await expect(page.locator(".reel-play-early")).toBeHidden();
  release();
  await expect(page.locator("[data-first-video]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});

test("a visitor who hasn't started a video before scripts load finds the button afterwards", async ({
  page,
}) => {
  await refuseAutoplay(page);
  await page.goto("/video-reels");
  const play = page.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await play.click();
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});

test("another rendition plays when the page's first one is missing", async ({ page, clip, serveStories }) => {
  const url = await serveStories([renditionsOf(clip)]);
  await page.route("**/*?lightest", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${url}/video-reels`);
  await expect.poll(async () => fileOf((await playingVideo(page))?.src ?? "")).toMatch(/\?(?:light|main)$/);
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});

test("a browser that can't play the first story says so at once and moves on", async ({
  page,
  clip,
  serveStories,
}) => {
  const url = await serveStories([{ videoLink: `${clip}?strange` }, { videoLink: clip }]);
  // A browser that knows only the sound's codec plays the sound without the picture.
  await page.route("**/*?strange", (route) =>
    route.fulfill({ contentType: "audio/wav", body: secondOfSilence() }),
  );
  await page.goto(`${url}/video-reels`);
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toContainText("This browser can’t play this video.");
  await expect(alert.getByRole("link", { name: "Open the video file" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAccessibleName("Story 2");
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});

test("a feed of one story plays it, whatever a visitor presses before scripts load", async ({
  page,
  clip,
  serveStories,
}) => {
  const url = await serveStories([{ videoLink: clip }]);
  const release = await holdScripts(page);
  await page.goto(`${url}/video-reels`, { waitUntil: "commit" });
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  release();
  await expect(page.locator("[data-first-video]")).toHaveCount(0);
  await expect(activeReel(page)).toHaveAccessibleName("Story 1");
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});

test("an empty feed and a failed provider say so", async ({ page, foreignSite, serveStories }) => {
  const url = await serveStories([]);
  await page.goto(`${url}/video-reels`);
  await expect(page.getByText("No video available.")).toBeVisible();
  await foreignSite.serve(() => ({ status: 503, body: "" }));
  await page.goto(`${url}/hashtag/down`);
  await expect(page.getByRole("heading", { name: "Stories aren’t available right now" })).toBeVisible();
});

test("a line that breaks after the first frame loads the scripts when it returns", async ({
  page,
  context,
}) => {
  const stopped: string[] = [];
  await page.route("**/*.js", async (route) => {
    stopped.push(route.request().url());
    await route.abort("internetdisconnected");
  });
  await page.goto("/video-reels");
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
  await expect.poll(() => stopped.length).toBeGreaterThan(5);
  await context.setOffline(true);
  await page.unroute("**/*.js");
  await context.setOffline(false);
  await expect(page.locator("[data-first-video]")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});

test("scripts load one at a time while the story loads, and at once after a touch", async ({
  page,
  request,
  clip,
  serveStories,
}) => {
  const media = await startPartialMedia(await (await request.get(clip)).body(), () => 1 / 4);
  const site = await startForeignSite({ MEDIA_ORIGINS: media.url });
  const url = await serveStories([{ videoLink: media.url }], site);
  await withoutTimeLimits(page);
  const scripts = { loading: 0, most: 0 };
  await page.route("**/*.js", async (route) => {
    scripts.loading += 1;
    scripts.most = Math.max(scripts.most, scripts.loading);
    const response = await route.fetch();
    scripts.loading -= 1;
    await route.fulfill({ response });
  });
  await page.goto(`${url}/video-reels`, { waitUntil: "commit" });
  await expect(page.locator("[data-first-video]")).toHaveCount(0);
  expect(scripts.most).toBe(1);

  await page.unrouteAll({ behavior: "wait" });
  const held = await holdScripts(page);
  await page.goto(`${url}/video-reels`, { waitUntil: "commit" });
  const asked = new Set<string>();
  page.on("request", (script) => {
    if (script.url().endsWith(".js")) asked.add(script.url());
  });
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => asked.size).toBeGreaterThan(5);
  held();
  await site.stop();
  await media.stop();
});

test("a story that still loads yields the line to the next ones once left", async ({
  page,
  request,
  clip,
  serveStories,
}) => {
  const media = await startPartialMedia(await (await request.get(clip)).body(), () => 1 / 2);
  const site = await startForeignSite({ MEDIA_ORIGINS: media.url });
  const url = await serveStories(
    [1, 2, 3, 4, 5].map((number) => ({ videoLink: `${media.url}?${number}` })),
    site,
  );
  await openFeed(page, `${url}/video-reels`);
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAccessibleName("Story 2");
  const sources = async () => (await videoStates(page)).map(({ src }) => fileOf(src ?? ""));
  await expect.poll(sources).not.toContain("clip.mp4?1");
  expect(await sources()).toContain("clip.mp4?2");
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => fileOf((await playingVideo(page))?.src ?? "")).toBe("clip.mp4?1");
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
  await site.stop();
  await media.stop();
});

test("a button pressed before scripts load takes effect afterwards", async ({ page, providerUrl }) => {
  const release = await holdScripts(page);
  const video = (await readVideos(providerUrl)).find(({ name }) => name.length > 28);
  await page.goto(`/video-detail/${video?.slug ?? ""}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "See More" }).click();
  release();
  await expect(page.getByRole("button", { name: "See Less" })).toBeVisible();
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});

test("a key pressed before scripts load does nothing when keys are switched off", async ({ page }) => {
  await openFeed(page);
  await (await openMore(page)).getByRole("checkbox", { name: "Use these keys" }).uncheck();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
  const before = await activeReel(page).getAttribute("aria-posinset");
  await page.keyboard.press("ArrowDown");
  release();
  await expect(page.locator("[data-first-video]")).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", String(Number(before) + 1));
});

test("a visitor who returns to a feed finds the story where they left it, playing", async ({ page }) => {
  await openFeed(page);
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await page.goto("/about-us");
  await page.goBack();
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  await expect.poll(() => timeOfPlaying(page)).toBeGreaterThan(0);
});
