import { chromium } from "playwright";
import { browserFlags } from "../scripts/support/browser-flags.mjs";
import { findBrowser } from "../scripts/support/find-browser.mjs";
import { figuresOf } from "./feed-figures.mjs";
import { watchFeed } from "./watch-feed.mjs";

const FEED = "/video-reels";

/** Scrolls natively from one snap to the next: the measure of the other. */
const PLAIN_FEED = "/video-reels-old";

const ROUNDS = 6;

/** @typedef {import("./watch-feed.mjs").Round} Round */

/**
 * Prints how the feed does when a visitor goes from reel to reel, beside the plain one: how soon the next clip shows,
 * how smooth the slide is, and what is fetched. The feeds take turns, so that a slow moment of the machine hits both.
 *
 * @param {string} siteUrl
 * @param {AbortSignal} interrupted
 */
export async function measureFeed(siteUrl, interrupted) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    /** @type {Round[]} */
    const rounds = [];
    /** @type {Round[]} */
    const plainRounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await watchFeed(browser, siteUrl + FEED, interrupted));
      plainRounds.push(await watchFeed(browser, siteUrl + PLAIN_FEED, interrupted));
    }
    const [figures, plainFigures] = [figuresOf(rounds), figuresOf(plainRounds)];
    console.table(
      Object.entries(figures).map(([measure, figure]) => {
        const plain = plainFigures[measure] ?? Number.NaN;
        const ratio = figure / plain;
        return { measure, [FEED]: rounded(figure), [PLAIN_FEED]: rounded(plain), ratio: rounded(ratio) };
      }),
    );
  } finally {
    await browser.close();
  }
}

/** @param {number} value */
function rounded(value) {
  return Number(value.toFixed(2));
}
