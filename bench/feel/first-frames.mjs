import { openPhone } from "./phone.mjs";

/** How many seconds of a story are watched, and how many milliseconds the visitor waits for them. */
const STORY_SECONDS = 8;
const PATIENCE_MS = 40_000;

/**
 * @typedef {object} FirstFrame in milliseconds
 * @property {number} frame from the navigation, or from the press, to the first frame
 * @property {number} stalled how long the story stalled within its first seconds
 * @property {number} scriptsBefore scripts requested before the first frame
 */

/**
 * Opens a page, presses the named button, if any, to start its film, and watches the beginning.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ url: string, network: import("./phone.mjs").Network, press?: RegExp }} visit
 * @returns {Promise<FirstFrame>}
 */
export async function watchFirstFrame(browser, { url, network, press }) {
  const { page, close } = await openPhone(browser, network);
  try {
    await page.addInitScript(installProbe, { marks: MARKS, waitsForPress: press !== undefined });
    await page.goto(url, { waitUntil: press ? "load" : "commit", timeout: PATIENCE_MS });
    if (press) await page.getByRole("link", { name: press }).first().tap();
    await page.waitForFunction(hasSeen, STORY_SECONDS, { timeout: PATIENCE_MS }).catch(() => undefined);
    return await page.evaluate(readProbe, MARKS);
  } finally {
    await close();
  }
}

const MARKS = {
  pressed: "film-pressed",
  firstFrame: "first-frame",
  stallBegan: "stall-began",
  stallEnded: "stall-ended",
};

/**
 * Records how the story plays. Runs in the page before its own scripts.
 *
 * @param {{ marks: typeof MARKS, waitsForPress: boolean }} options
 */
function installProbe({ marks, waitsForPress }) {
  const has = (/** @type {string} */ mark) => performance.getEntriesByName(mark).length > 0;
  let isStalled = false;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      if (!has(marks.pressed)) performance.mark(marks.pressed, { startTime: timeStamp });
    },
    true,
  );
  /**
   * @param {string} event
   * @param {(video: HTMLVideoElement) => void} listener
   */
  const onVideo = (event, listener) =>
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLVideoElement) listener(target);
      },
      true,
    );
  onVideo("play", (video) => {
    if (waitsForPress && !has(marks.pressed)) return;
    video.requestVideoFrameCallback((startTime) => {
      if (!has(marks.firstFrame)) performance.mark(marks.firstFrame, { startTime });
    });
  });
  onVideo("waiting", () => {
    if (!has(marks.firstFrame) || isStalled) return;
    isStalled = true;
    performance.mark(marks.stallBegan);
  });
  onVideo("playing", () => {
    if (isStalled) performance.mark(marks.stallEnded);
    isStalled = false;
  });
}

/**
 * Returns whether this much of the story has been seen. Runs in the page.
 *
 * @param {number} seconds
 */
function hasSeen(seconds) {
  return [...document.querySelectorAll("video")].some(
    ({ currentTime, ended }) => ended || currentTime >= seconds,
  );
}

/**
 * Returns what the probe recorded. Runs in the page.
 *
 * @param {typeof MARKS} marks
 */
function readProbe(marks) {
  const timeOf = (/** @type {string} */ mark) => performance.getEntriesByName(mark)[0]?.startTime;
  const firstFrame = timeOf(marks.firstFrame) ?? Number.NaN;
  const ends = performance.getEntriesByName(marks.stallEnded);
  const stalls = performance
    .getEntriesByName(marks.stallBegan)
    .map(({ startTime }, index) => (ends[index]?.startTime ?? performance.now()) - startTime);
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < firstFrame);
  return {
    frame: firstFrame - (timeOf(marks.pressed) ?? 0),
    stalled: stalls.reduce((sum, stall) => sum + stall, 0),
    scriptsBefore: scripts.length,
  };
}
