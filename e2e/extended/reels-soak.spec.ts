import type { Page } from "@playwright/test";
import { startManyVideosProvider } from "../support/many-videos-provider.mjs";
import { measureMemory } from "../support/page-actions";
import { createStack } from "../support/stack";
import { expect, test } from "../support/test";

const SIZES = [
  { videos: 26, tag: "" },
  { videos: 500, tag: " @soak" },
];

/** Returns the feed's later pages: the first request brings ten videos, each later one two. */
const furtherPages = (videos: number) =>
  Array.from({ length: (videos - 10) / 2 }, (_, index) => `/api/reels/${index + 6}`);

const MOST_SOURCES = 3;
const MOST_SLIDES = 15;

/** How much larger the page's memory may be at the end than after the first slides. */
const MEMORY_GROWTH = 1.2;
const FIRST_SLIDES = 20;
const MEASURABLE_VIDEOS = 500;

const SOAK_TIMEOUT_MS = 240_000;
const MOVE_TIMEOUT_MS = 10_000;

for (const { videos, tag } of SIZES)
  test(`a visitor goes through ${videos} reels, and the page's memory stays the same${tag}`, async ({
    page,
    providerUrl,
  }) => {
    test.setTimeout(SOAK_TIMEOUT_MS);
    await goThrough(page, providerUrl, videos);
  });

async function goThrough(page: Page, providerUrl: string, videos: number): Promise<void> {
  const provider = await startManyVideosProvider(providerUrl, videos);
  const variables = { API_BASE_URL: provider.url, MEDIA_BASE_URL: providerUrl };
  const { site, stop } = await createStack({ variables });
  try {
    await site.start();
    const troubles = collectTroubles(page);
    const pages = collectPages(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(watchForMost);
    await page.goto(`${site.url}/video-reels`);

    const [first = "", ...others] = provider.names;
    await expectInFront(page, first);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    for (const name of others.slice(0, FIRST_SLIDES)) await moveDown(page, name);
    const before = await measureMemory(page);
    for (const name of others.slice(FIRST_SLIDES)) await moveDown(page, name);
    const after = await measureMemory(page);

    const { sources, slides } = await page.evaluate(() => window.most);
    expect(sources).toBeLessThanOrEqual(MOST_SOURCES);
    expect(slides).toBeLessThanOrEqual(MOST_SLIDES);
    // In a short visit, or with V8 compiling lazily, the heap says nothing.
    if (videos >= MEASURABLE_VIDEOS) expect(after.heap / before.heap).toBeLessThanOrEqual(MEMORY_GROWTH);
    expect(after.nodes / before.nodes).toBeLessThanOrEqual(MEMORY_GROWTH);
    // On a busy machine, a page that takes too long is requested again.
    expect([...new Set(pages)]).toEqual(furtherPages(videos));
    await expect.poll(() => begunVideos(page), { message: "the last reel plays, alone" }).toEqual([true]);
    await moveDown(page, first);
    expect(troubles).toEqual([]);
  } finally {
    await stop();
    await provider.stop();
  }
}

/** Presses the key once the feed is idle, and returns when the next reel is in front. */
async function moveDown(page: Page, name: string) {
  await page.waitForFunction(() => document.querySelector("[role=feed]")?.ariaBusy === "false");
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, name);
}

async function expectInFront(page: Page, name: string) {
  await page.waitForFunction(
    (expected) => document.querySelector("article[aria-current] h2")?.textContent === expected,
    name,
    { timeout: MOVE_TIMEOUT_MS },
  );
}

/** Collects the page's errors as they happen. */
function collectTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(message.text());
  });
  return troubles;
}

/** Collects the requested later pages of the feed, in order. */
function collectPages(page: Page): string[] {
  const pages: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/reels/")) pages.push(pathname);
  });
  return pages;
}

declare global {
  interface Window {
    /** The maximum of each so far. */
    most: { sources: number; slides: number };
  }
}

/** Counts video elements with a source, and slides, in every frame. */
function watchForMost() {
  window.most = { sources: 0, slides: 0 };
  const look = () => {
    const videos = [...document.querySelectorAll("video")];
    const sources = videos.filter(
      (video) => video.hasAttribute("src") || video.networkState !== HTMLMediaElement.NETWORK_EMPTY,
    );
    window.most.sources = Math.max(window.most.sources, sources.length);
    window.most.slides = Math.max(window.most.slides, document.querySelectorAll("article").length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Returns for each video that isn't paused whether it has begun. */
function begunVideos(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("video")]
      .filter(({ paused }) => !paused)
      .map(({ currentTime }) => currentTime > 0),
  );
}
