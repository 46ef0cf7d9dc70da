import { openPhone } from "./phone.mjs";

/** A layout may still move after the page has loaded, in milliseconds. */
const SETTLE_MS = 1500;

/**
 * @typedef {object} PageLoad
 * @property {number} lcp the largest contentful paint, in milliseconds
 * @property {number} cls cumulative layout shift
 * @property {number} bytes loaded until the `load` event
 * @property {number} fonts requested before the first paint
 */

/**
 * Loads a page as a first-time visitor does.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ url: string, network: import("./phone.mjs").Network, locale: string }} visit
 * @returns {Promise<PageLoad>}
 */
export async function loadPage(browser, { url, network, locale }) {
  const { page, session, close } = await openPhone(browser, network, locale);
  try {
    let bytes = 0;
    session.on("Network.dataReceived", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(installProbe);
    await page.goto(url, { waitUntil: "load" });
    const untilLoad = bytes;
    await page.waitForTimeout(SETTLE_MS);
    return { ...(await page.evaluate(readProbe)), bytes: untilLoad };
  } finally {
    await close();
  }
}

/** Makes the browser record what `readProbe` reads. Runs in the page before its own scripts. */
function installProbe() {
  /** @type {Pick<PageLoad, "lcp" | "cls">} */
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { pageLoad: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (
        "value" in entry &&
        typeof entry.value === "number" &&
        !("hadRecentInput" in entry && entry.hadRecentInput)
      )
        seen.cls += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Runs in the page.
 *
 * @returns {Omit<PageLoad, "bytes">}
 */
function readProbe() {
  const noted = /** @type {{ pageLoad?: Pick<PageLoad, "lcp" | "cls"> }} */ (window).pageLoad;
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  const fonts = performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => name.endsWith(".woff2") && startTime < painted);
  return { lcp: noted?.lcp ?? Number.NaN, cls: noted?.cls ?? Number.NaN, fonts: fonts.length };
}
