import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { askMadeUpAddresses } from "../scripts/support/made-up-addresses.mjs";
import { siteDir } from "../scripts/support/paths.mjs";
import { memoryOf } from "../scripts/support/process-memory.mjs";

/** After how many made-up addresses the figures are taken. */
const STEPS = [1000, 10_000, 100_000];

/**
 * Asks the site for made-up addresses, and prints what they leave in its memory and in the folder of its build.
 *
 * @param {{ siteUrl: string; pid: number; interrupted: AbortSignal }} options `pid`: of the site
 */
export async function measureAddresses({ siteUrl, pid, interrupted }) {
  const figures = (/** @type {number} */ addresses, /** @type {number} */ seconds) => ({
    "made-up addresses": addresses,
    "answers a second": Math.round(addresses / seconds),
    "memory, MiB": Math.round(memoryOf(pid)),
    "folder, kB": Math.round(bytesIn(path.join(siteDir, ".next")) / 1000),
  });
  const rows = [{ ...figures(0, 1), "answers a second": Number.NaN }];
  const start = performance.now();
  let asked = 0;
  /** @type {Map<number, number>} */
  const statuses = new Map();
  for (const step of STEPS) {
    const answers = await askMadeUpAddresses(siteUrl, { first: asked, last: step, interrupted });
    for (const [status, count] of answers) statuses.set(status, (statuses.get(status) ?? 0) + count);
    asked = step;
    rows.push(figures(step, (performance.now() - start) / 1000));
  }
  console.table(rows);
  console.log(`Statuses: ${[...statuses].map(([status, count]) => `${status} ${count} times`).join(", ")}`);
}

/** @param {string} folder */
function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
