import { countMediaBytes } from "../media-bytes.mjs";

/** How many seconds of the story are watched, and how many milliseconds the visitor waits for them. */
const STORY_SECONDS = 8;
const PATIENCE_MS = 30_000;

/**
 * @typedef {object} Watched
 * @property {number} fromPage from the request for the page to the first frame, in milliseconds
 * @property {number} fromClip from the first request for the clip to the first frame, in milliseconds
 * @property {number} seen seconds of the story that were shown
 * @property {number} stalled how long the story stalled after its first frame, in milliseconds
 * @property {number} bytes bytes of clips loaded meanwhile
 */

/**
 * Watches a story's beginning as a first-time visitor does.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ url: string, network: { latency: number, bitsPerSecond: number }, hidesConnection: boolean }} visit
 * `hidesConnection`: the browser does not report the connection to pages
 * @returns {Promise<Watched>}
 */
export async function watchStory(browser, { url, network, hidesConnection }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const mediaBytes = await countMediaBytes(session);
    const throughput = network.bitsPerSecond / 8;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await page.addInitScript(installProbe, { marks: MARKS, hidesConnection });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(hasSeen, STORY_SECONDS, { timeout: PATIENCE_MS }).catch(() => undefined);
    return { ...(await page.evaluate(readProbe, MARKS)), bytes: mediaBytes() };
  } finally {
    await context.close();
  }
}

/** Names of the probe's entries among the page's performance entries. */
const MARKS = {
  requested: "clip-requested",
  firstFrame: "first-frame",
  stallBegan: "stall-began",
  stallEnded: "stall-ended",
};

/**
 * Records how the story plays. Runs in the page before its own scripts.
 *
 * @param {{ marks: typeof MARKS, hidesConnection: boolean }} options
 */
function installProbe({ marks, hidesConnection }) {
  if (hidesConnection) Object.defineProperty(navigator, "connection", { value: undefined });
  const has = (/** @type {string} */ mark) => performance.getEntriesByName(mark).length > 0;
  let isStalled = false;
  /**
   * @param {string} event
   * @param {(video: HTMLVideoElement) => void} listener
   */
  const on = (event, listener) => {
    /** @param {Event} happened */
    const listen = ({ target }) => {
      if (target instanceof HTMLVideoElement) listener(target);
    };
    document.addEventListener(event, listen, { capture: true });
  };
  on("loadstart", (video) => {
    if (has(marks.requested)) return;
    performance.mark(marks.requested);
    video.requestVideoFrameCallback((startTime) => performance.mark(marks.firstFrame, { startTime }));
  });
  on("waiting", () => {
    if (!has(marks.firstFrame) || isStalled) return;
    isStalled = true;
    performance.mark(marks.stallBegan);
  });
  on("playing", () => {
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
  return [...document.querySelectorAll("video")].some(({ currentTime }) => currentTime >= seconds);
}

/**
 * Returns what the probe recorded. Runs in the page.
 *
 * @param {typeof MARKS} marks
 */
function readProbe(marks) {
  const [requested] = performance.getEntriesByName(marks.requested);
  const [firstFrame] = performance.getEntriesByName(marks.firstFrame);
  const ends = performance.getEntriesByName(marks.stallEnded);
  const stalls = performance.getEntriesByName(marks.stallBegan).map(({ startTime }, index) => {
    return (ends[index]?.startTime ?? performance.now()) - startTime;
  });
  const fromPage = firstFrame?.startTime ?? Number.NaN;
  return {
    fromPage,
    fromClip: fromPage - (requested?.startTime ?? Number.NaN),
    seen: Math.max(0, ...[...document.querySelectorAll("video")].map(({ currentTime }) => currentTime)),
    stalled: stalls.reduce((sum, stall) => sum + stall, 0),
  };
}
