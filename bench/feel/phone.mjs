/**
 * A phone's networks: latency in milliseconds.
 *
 * @typedef {{ latency: number, bitsPerSecond: number }} Network
 */
export const NETWORKS = {
  "400 kbit/s": { latency: 300, bitsPerSecond: 400_000 },
  "1.6 Mbit/s": { latency: 150, bitsPerSecond: 1_600_000 },
  "4 Mbit/s": { latency: 60, bitsPerSecond: 4_000_000 },
};

/** How much slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/**
 * Opens a page on a phone whose browser cache is empty.
 *
 * @param {import("playwright").Browser} browser
 * @param {Network} network
 * @param {string} [locale]
 */
export async function openPhone(browser, network, locale = "en-US") {
  const context = await browser.newContext({
    locale,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Keeps no copies of what the page loads.
  await session.send("Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  await emulateNetwork(session, network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, session, close: () => context.close() };
}

/**
 * @param {import("playwright").CDPSession} session
 * @param {Network} network
 */
export async function emulateNetwork(session, { latency, bitsPerSecond }) {
  const throughput = bitsPerSecond / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
