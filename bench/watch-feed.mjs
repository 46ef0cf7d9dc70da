import { setTimeout as wait } from "node:timers/promises";
import { countFrames, TRACE_CATEGORIES } from "./dropped-frames.mjs";
import { areOver, installProbe, SLIDE_MARKS } from "./feed-probe.mjs";
import { countMediaBytes } from "./media-bytes.mjs";

/** Both feeds begin with ten reels. */
const MOVES = 9;

/** The key moves both feeds. */
const KEY = "PageDown";

/** How long each reel is watched, in milliseconds. */
const WATCH_MS = 1000;

/** An ordinary mobile network: bytes a second, and milliseconds. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

/** @typedef {import("./feed-probe.mjs").Move} Move */
/** @typedef {{ moves: Move[], mediaBytes: number, frames: ReturnType<typeof countFrames> }} Round */

/**
 * Goes through the first reels of a feed as a visitor does who comes for the first time, with nothing in the cache.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {AbortSignal} interrupted
 * @returns {Promise<Round>}
 */
export async function watchFeed(browser, url, interrupted) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const mediaBytes = await countMediaBytes(session);
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await page.goto(url);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("video")].some(({ paused, currentTime }) => !paused && currentTime > 0),
    );
    const moves = await page.evaluateHandle(installProbe, SLIDE_MARKS);
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    for (let count = 1; count <= MOVES; count += 1) {
      await wait(WATCH_MS, undefined, { signal: interrupted });
      await page.keyboard.press(KEY);
      await page.waitForFunction(areOver, { moves, count });
    }
    await wait(WATCH_MS, undefined, { signal: interrupted });
    const frames = countFrames(await browser.stopTracing());
    return { moves: await moves.jsonValue(), mediaBytes: mediaBytes(), frames };
  } finally {
    await context.close();
  }
}
