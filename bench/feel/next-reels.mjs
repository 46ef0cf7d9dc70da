import { setTimeout as wait } from "node:timers/promises";
import { watchMediaFiles } from "../media-bytes.mjs";
import { areOver, installProbe } from "./feed-probe.mjs";
import { openPhone } from "./phone.mjs";

/** A feed begins with ten reels. */
const MOVES = 9;

const PATIENCE_MS = 60_000;

/**
 * @typedef {object} Visit
 * @property {number[]} frames from the key that moves on to the next reel's first frame, in milliseconds
 * @property {number} loaded bytes of clips
 * @property {number} shown bytes of the clips that were played
 */

/**
 * Moves through ten reels, watching each for one of the given times in turn.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ url: string, network: import("./phone.mjs").Network, watchMs: number[], interrupted: AbortSignal }} visit
 * @returns {Promise<Visit>}
 */
export async function watchTenReels(browser, { url, network, watchMs, interrupted }) {
  const { page, session, close } = await openPhone(browser, network);
  try {
    const mediaFiles = await watchMediaFiles(session);
    await page.addInitScript(notePlayed);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(isPlaying, undefined, { timeout: PATIENCE_MS });
    const moves = await page.evaluateHandle(installProbe);
    for (let count = 1; count <= MOVES; count += 1) {
      await wait(watchMs[count % watchMs.length], undefined, { signal: interrupted });
      await page.keyboard.press("PageDown");
      await page.waitForFunction(areOver, { moves, count }, { timeout: PATIENCE_MS });
    }
    await wait(watchMs[0], undefined, { signal: interrupted });
    const played = await page.evaluate(readPlayed);
    const files = mediaFiles();
    const shown = [...files].map(([address, { loaded, size }]) =>
      Math.min(loaded, size * (played[address] ?? 0)),
    );
    return {
      frames: (await moves.jsonValue()).map(({ gesture, frame = Number.NaN }) => frame - gesture),
      loaded: sumOf([...files.values()].map(({ loaded }) => loaded)),
      shown: sumOf(shown),
    };
  } finally {
    await close();
  }
}

/** Returns whether the first reel plays and the feed listens. Runs in the page. */
export function isPlaying() {
  const videos = [...document.querySelectorAll("video")];
  return (
    videos.length > 1 &&
    document.querySelector("[data-first-video]") === null &&
    videos.some(({ paused, currentTime }) => !paused && currentTime > 0)
  );
}

/** Records which share of each file is played. Runs in the page before its own scripts. */
function notePlayed() {
  /** @type {Record<string, number>} */
  const played = {};
  Object.assign(window, { played });
  document.addEventListener(
    "timeupdate",
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement) || !(target.duration > 0)) return;
      const { currentSrc, currentTime, duration } = target;
      played[currentSrc] = Math.max(played[currentSrc] ?? 0, currentTime / duration);
    },
    true,
  );
}

/** Runs in the page. */
function readPlayed() {
  return /** @type {{ played?: Record<string, number> }} */ (window).played ?? {};
}

/** @param {number[]} values */
function sumOf(values) {
  return values.reduce((sum, value) => sum + value, 0);
}
