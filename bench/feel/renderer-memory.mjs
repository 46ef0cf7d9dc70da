import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "../../scripts/support/process-memory.mjs";
import { isPlaying } from "./next-reels.mjs";
import { openPhone } from "./phone.mjs";

const SWIPES = 75;
const WATCH_MS = 600;

/**
 * Moves through many reels.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ url: string, network: import("./phone.mjs").Network, interrupted: AbortSignal }} visit
 * @returns {Promise<{ before: number, after: number }>} the memory of the page's process in MiB, without the copy of
 * everything loaded that the browser keeps for Playwright
 */
export async function measureRenderer(browser, { url, network, interrupted }) {
  const { page, session, close } = await openPhone(browser, network);
  try {
    let copied = 0;
    session.on("Network.dataReceived", ({ dataLength }) => (copied += dataLength));
    const withoutCopies = async () => (await largestRenderer(browser)) - copied / 2 ** 20;
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(isPlaying);
    const before = await withoutCopies();
    for (let swipe = 0; swipe < SWIPES; swipe += 1) {
      await page.keyboard.press("PageDown");
      await wait(WATCH_MS, undefined, { signal: interrupted });
    }
    return { before, after: await withoutCopies() };
  } finally {
    await close();
  }
}

/** @param {import("playwright").Browser} browser */
async function largestRenderer(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return Math.max(...processInfo.filter(({ type }) => type === "renderer").map(({ id }) => memoryOf(id)));
}
