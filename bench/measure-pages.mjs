import { medianOf } from "./statistics.mjs";

const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;

/** The first page is the measure of the others: what an answer costs in itself. */
const pages = [
  "/api/health",
  "/",
  "/privacy-policy",
  "/help-desk",
  "/blog",
  "/sitemap.xml",
  "/preview/pages/home.jpg",
];

/**
 * Prints the median time to the first byte of each page, and its ratio to the plainest answer of the same server, which
 * makes machines comparable. The pages take turns, so that a slow moment of the machine hits all of them.
 *
 * @param {string} siteUrl
 * @param {AbortSignal} interrupted
 */
export async function measurePages(siteUrl, interrupted) {
  /** @type {Map<string, number[]>} */
  const times = new Map(pages.map((page) => [page, []]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [page, measured] of times) {
      const time = await timeToFirstByte(siteUrl + page, interrupted);
      if (round >= WARM_UP_ROUNDS) measured.push(time);
    }
  }
  const medians = [...times].map(([page, measured]) => ({ page, median: medianOf(measured) }));
  const plainest = medians[0]?.median ?? Number.NaN;
  console.table(
    medians.map(({ page, median }) => ({
      page,
      "median to first byte, ms": Number(median.toFixed(2)),
      ratio: Number((median / plainest).toFixed(2)),
    })),
  );
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 * @returns {Promise<number>} milliseconds
 */
async function timeToFirstByte(url, signal) {
  const start = performance.now();
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const reader = response.body?.getReader();
  await reader?.read();
  const time = performance.now() - start;
  while (reader && !(await reader.read()).done);
  return time;
}
