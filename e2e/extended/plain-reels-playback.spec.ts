import type { Page } from "@playwright/test";
import { ALL } from "../support/devices";
import { expectAdvances } from "../support/reels";
import { expectNoAxeViolations } from "../support/accessibility";
import {
  bringIntoView,
  namesShown,
  PLAIN_FEED,
  plainReels,
  plainVideos,
  situation,
} from "../support/plain-reels";
import { expect, test } from "../support/test";

/** How many videos may have a source. */
const MOST_SOURCES = 3;

/** How long a delayed page may take to run its script, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 30_000;

// A clip that has ended would look like one at rest.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const goRound = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) target.loop = true;
    };
    document.addEventListener("play", goRound, { capture: true });
  });
});

/** Waits until exactly these videos have a source. */
async function expectSourced(page: Page, places: number[]) {
  await expect
    .poll(async () => (await situation(page)).sourced, { timeout: SCRIPT_TIMEOUT_MS })
    .toEqual(places);
}

/** Waits until only this video plays. */
async function expectPlaying(page: Page, place: number) {
  await expect
    .poll(async () => (await situation(page)).playing, { timeout: SCRIPT_TIMEOUT_MS })
    .toEqual([place]);
  return situation(page);
}

for (const device of ALL)
  test(`plays the reel in view, muted, and rests the others at their beginning ${device}`, async ({
    page,
  }) => {
    await page.goto(PLAIN_FEED);
    await expectAdvances(plainVideos(page).nth(0));
    expect(await situation(page)).toEqual({ playing: [0], begun: [0], sourced: [0, 1], loud: [] });

    await bringIntoView(page, 4);
    await expectAdvances(plainVideos(page).nth(4));
    expect(await situation(page)).toEqual({ playing: [4], begun: [4], sourced: [3, 4, 5], loud: [] });

    await bringIntoView(page, 3);
    await expectAdvances(plainVideos(page).nth(3));
    expect(await situation(page)).toEqual({ playing: [3], begun: [3], sourced: [2, 3, 4], loud: [] });
  });

test("never has more than three videos with a source, to the last reel and back", async ({ page }) => {
  await page.goto(PLAIN_FEED);
  await expectAdvances(plainVideos(page).first());
  const places = [...Array(await plainReels(page).count()).keys()];
  for (const place of [...places, 0]) {
    await bringIntoView(page, place);
    const { sourced } = await expectPlaying(page, place);
    expect(sourced.length).toBeLessThanOrEqual(MOST_SOURCES);
    expect(sourced).toContain(place);
  }
});

test("keeps the posters of videos without a source", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(PLAIN_FEED);
  await expectSourced(page, [0, 1]);
  await bringIntoView(page, 6);
  await expectSourced(page, [5, 6, 7]);
  const poster = await plainVideos(page)
    .nth(8)
    .evaluate((video: HTMLVideoElement) => video.poster);
  await expect.poll(() => pictures).toContain(poster);
});

test("gives the last reel its video back at the end of the page", async ({ page }) => {
  await page.goto(PLAIN_FEED);
  await expectAdvances(plainVideos(page).first());
  await page.keyboard.press("End");
  await expectPlaying(page, (await plainReels(page).count()) - 1);
});

test("starts later and earlier pages with their first reel", async ({ page }) => {
  await page.goto(PLAIN_FEED);
  const [first] = await namesShown(page);
  await page.getByRole("link", { name: "More stories" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(async () => (await namesShown(page))[0]).not.toBe(first);
  await expectAdvances(plainVideos(page).first());
  expect(await situation(page)).toMatchObject({ playing: [0], sourced: [0, 1] });

  await page.goBack();
  await expect.poll(async () => (await namesShown(page))[0]).toBe(first);
  await expectAdvances(plainVideos(page).first());
  await expect(plainReels(page).first()).toBeInViewport({ ratio: 0.9 });
});

test("shows captions while a reel plays muted", async ({ page }) => {
  await page.goto(PLAIN_FEED);
  const captions = () =>
    plainVideos(page).evaluateAll((all: HTMLVideoElement[]) =>
      all.flatMap(({ textTracks: [track] }, place) =>
        track?.mode === "showing" && Number(track.cues?.length) > 0 ? [place] : [],
      ),
    );
  await expect.poll(captions).toEqual([0]);
});

test("doesn't interrupt a reel that the visitor started before the script loaded", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PLAIN_FEED, { waitUntil: "commit" });
  // A browser plays sound only after a gesture.
  await plainVideos(page).first().click();
  await plainVideos(page)
    .first()
    .evaluate((video: HTMLVideoElement) => video.play());
  await expectAdvances(plainVideos(page).first());
  release();
  await expectSourced(page, [0, 1]);
  expect(await situation(page)).toMatchObject({ playing: [0], loud: [0] });
});

for (const key of ["PageDown", "ArrowDown", "Space"]) {
  test(`moves on by ${key}, one reel at a time`, async ({ page }) => {
    await page.goto(PLAIN_FEED);
    await expectAdvances(plainVideos(page).nth(0));
    await page.keyboard.press(key);
    await expectPlaying(page, 1);
    await expect
      .poll(() =>
        plainReels(page)
          .nth(1)
          .evaluate((reel) => reel.getBoundingClientRect().top),
      )
      .toBe(0);
  });
}

test("fetches the next reel ahead", async ({ page }) => {
  const fetched = clipsFetched(page);
  await page.goto(PLAIN_FEED);
  const next = await plainVideos(page).nth(1).getAttribute("src");
  await expect.poll(() => fetched).toContain(next);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
  test(`fetches nothing ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    }, connection);
    const fetched = clipsFetched(page);
    await page.goto(PLAIN_FEED);
    await expectAdvances(plainVideos(page).nth(0));
    await bringIntoView(page, 1);
    await expectAdvances(plainVideos(page).nth(1));
    expect(new Set(fetched)).toEqual(new Set([await sourceOf(page, 0), await sourceOf(page, 1)]));
    expect((await situation(page)).sourced).toEqual([0, 1, 2]);
  });
}

test("waits for visitors who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PLAIN_FEED);
  await expectSourced(page, [0, 1]);
  expect((await situation(page)).playing).toEqual([]);
  await expect(plainVideos(page).first()).toHaveAttribute("controls");
});

test("leaves a reel to its own controls if the browser blocks autoplay", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await page.goto(PLAIN_FEED);
  await bringIntoView(page, 1);
  await expectSourced(page, [0, 1, 2]);
  await expect(plainVideos(page).nth(1)).toHaveAttribute("controls");
  expect(errors).toEqual([]);
});

for (const device of ALL)
  test(`has no axe violations on any part of the page ${device}`, async ({ page }) => {
    await page.goto(`${PLAIN_FEED}?hashtag=featured`);
    await expectNoAxeViolations(page);
    await page.goto(`${PLAIN_FEED}?page=2`);
    await expectNoAxeViolations(page);
  });
/** Returns the addresses of all clips that a page requested. */
function clipsFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") fetched.push(request.url());
  });
  return fetched;
}

const sourceOf = (page: Page, place: number) => plainVideos(page).nth(place).getAttribute("src");
