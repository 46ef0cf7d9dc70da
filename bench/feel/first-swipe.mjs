import { openPhone } from "./phone.mjs";

const STEPS = 8;
const FROM_Y = 640;
const TO_Y = 240;
const X = 195;

const SETTLE_MS = 1500;

/**
 * Swipes once, as soon as the first reel plays.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url of a feed
 * @param {import("./phone.mjs").Network} network
 * @returns {Promise<number>} the longest time to the paint after the finger comes or goes, in milliseconds
 */
export async function measureFirstSwipe(browser, url, network) {
  const { page, session, close } = await openPhone(browser, network);
  try {
    await page.addInitScript(noteEvents);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() =>
      [...document.querySelectorAll("video")].some(({ paused, currentTime }) => !paused && currentTime > 0),
    );
    await session.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: X, y: FROM_Y }],
    });
    for (let step = 1; step <= STEPS; step += 1) {
      const y = FROM_Y + ((TO_Y - FROM_Y) * step) / STEPS;
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: X, y }] });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(readLongest);
  } finally {
    await close();
  }
}

/** Runs in the page before its own scripts. */
function noteEvents() {
  const noted = { longest: 0 };
  Object.assign(window, { swipe: noted });
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const options = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      // Browsers also send `pointerover` when a page appears under a mouse.
      if (/^(?:pointer(?:down|up)|touch)/.test(name)) noted.longest = Math.max(noted.longest, duration);
  }).observe(options);
}

/** Runs in the page. */
function readLongest() {
  return /** @type {{ swipe?: { longest: number } }} */ (window).swipe?.longest ?? Number.NaN;
}
