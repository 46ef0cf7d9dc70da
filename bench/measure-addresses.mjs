import { readdirSync, statSync } from "node:fs";
import { Agent, get } from "node:http";
import path from "node:path";
import { memoryOf } from "./upload/peak-memory.mjs";

/** After how many made-up addresses the figures are taken. */
const STEPS = [1000, 10_000, 100_000];

const CONNECTIONS = 16;

/** Routes with a slug that nothing has. */
const ROUTES = ["/blog/", "/video-detail/", "/hashtag/", "/embed/", "/"];

/**
 * Asks the site for made-up addresses, and prints what they leave in its memory and in its folder.
 *
 * @param {{ siteUrl: string; pid: number; dir: string; interrupted: AbortSignal }} options `pid`, `dir`: of the site
 */
export async function measureAddresses({ siteUrl, pid, dir, interrupted }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const figures = (/** @type {number} */ addresses, /** @type {number} */ seconds) => ({
    "made-up addresses": addresses,
    "answers a second": Math.round(addresses / seconds),
    "memory, MiB": Math.round(memoryOf(pid)),
    "folder, kB": Math.round(bytesIn(dir) / 1000),
  });
  const rows = [{ ...figures(0, 1), "answers a second": Number.NaN }];
  let asked = 0;
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const start = performance.now();
  for (const step of STEPS) {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (asked < step && !interrupted.aborted) {
          const number = asked++;
          const route = ROUTES[number % ROUTES.length] ?? "/";
          const status = await statusOf(`${siteUrl}${route}made-up-${number}`, agent);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    rows.push(figures(step, (performance.now() - start) / 1000));
  }
  agent.destroy();
  console.table(rows);
  console.log(`Statuses: ${[...statuses].map(([status, count]) => `${status} ${count} times`).join(", ")}`);
}

/**
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<number>} the status; 0 where no answer came
 */
function statusOf(url, agent) {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().once("close", () => resolve(response.statusCode ?? 0));
    }).once("error", () => resolve(0));
  });
}

/** @param {string} folder */
function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
