import { statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import { memoryOf } from "../scripts/support/process-memory.mjs";
import { growTo } from "./growth/grow.mjs";
import { measureAddress, STAFF, STRANGERS } from "./growth/requests.mjs";
import { machineIn } from "./growth/running.mjs";
import { registerStaff } from "./staff.mjs";

/** Videos and stories; there are a tenth as many articles. */
const COUNTS = /** @type {const} */ ([100, 1000, 10_000]);

/** Only for requests that strangers can send. */
const MOST = 50_000;

/** The largest growth of waiting times from 1,000 to 10,000; a difference too small to notice does not count. */
const MOST_GROWTH = 1.5;
const MOMENT_MS = 20;

const LOOK_EVERY_MS = 1000;

/** @typedef {import("./growth/requests.mjs").Figure} Figure */

/**
 * Fills SQLite with 100, 1,000 and 10,000 videos and stories and a tenth as many articles. Prints how long a start,
 * pages, feeds and the admin's lists take, their compressed sizes, and the programs' memory; at 50,000, only what
 * strangers can request.
 *
 * @param {{ folder: string; interrupted: AbortSignal }} options
 * @throws {Error} when a waiting time grows by more than half from 1,000 to 10,000
 */
export async function measureGrowth({ folder, interrupted }) {
  const machine = await machineIn(path.join(folder, "growth"), interrupted);
  /** @type {string | undefined} */
  let token;
  // The first start stores the example content.
  await machine.run(async ({ provider }) => {
    token = await registerStaff(provider.url, machine.env.SETUP_KEY);
  });
  /** @type {Map<number, Figure[]>} */
  const measured = new Map();
  for (const count of [...COUNTS, MOST]) {
    await growTo(machine.database, count);
    // One start indexes the new rows, the next one is measured.
    await machine.run(() => untilIndexed(machine.database, count, interrupted));
    await machine.run(async ({ provider, site, startMs }) => {
      /** @type {Figure[]} */
      const figures = [{ name: "start", ms: startMs }];
      for (const { site: ofSite, provider: ofProvider } of count === MOST
        ? [STRANGERS]
        : [STRANGERS, STAFF]) {
        for (const [name, address] of Object.entries(ofSite))
          figures.push({ name, ...(await measureAddress(site.url, address, { interrupted })) });
        for (const [name, address] of Object.entries(ofProvider))
          figures.push({ name, ...(await measureAddress(provider.url, address, { token, interrupted })) });
      }
      measured.set(count, figures);
      console.log(
        `${count} videos: provider ${Math.round(memoryOf(provider.pid))} MiB, site ${Math.round(memoryOf(site.pid))} MiB, ` +
          `database ${Math.round(statSync(machine.database).size / 2 ** 20)} MiB`,
      );
    });
    // A later count may fail.
    console.table(rowsOf(measured));
  }
  const grown = grownTooMuch(measured);
  if (grown.length > 0)
    throw new Error(`These grow by more than half from 1,000 to 10,000: ${grown.join(", ")}`);
}

/**
 * @param {string} database
 * @param {number} count
 * @param {AbortSignal} interrupted
 */
async function untilIndexed(database, count, interrupted) {
  const client = createClient({ url: pathToFileURL(database).href });
  try {
    for (;;) {
      const { rows } = await client.execute(
        "SELECT count(*) AS entries FROM search_entries WHERE kind = 'blogs'",
      );
      if (Number(rows[0]?.entries) >= count / 10) return;
      await pause(LOOK_EVERY_MS, undefined, { signal: interrupted });
    }
  } finally {
    client.close();
  }
}

/** @param {Map<number, Figure[]>} measured */
function rowsOf(measured) {
  const names = measured.get(COUNTS[0])?.map(({ name }) => name) ?? [];
  return names.map((name) => {
    const row = /** @type {Record<string, string | number>} */ ({ growth: name });
    for (const [count, figures] of measured) {
      const figure = figures.find((each) => each.name === name);
      if (!figure) continue;
      row[`${count}, ms`] = Math.round(figure.ms);
      if (figure.kB !== undefined) row[`${count}, kB`] = Math.round(figure.kB);
    }
    return row;
  });
}

/** @param {Map<number, Figure[]>} measured */
function grownTooMuch(measured) {
  const [, before = [], after = []] = COUNTS.map((count) => measured.get(count));
  return after.flatMap(({ name, ms, kB = 0 }) => {
    const earlier = before.find((figure) => figure.name === name);
    if (!earlier) return [];
    const isSlower = ms > earlier.ms * MOST_GROWTH && ms - earlier.ms > MOMENT_MS;
    return isSlower || kB > (earlier.kB ?? 0) * MOST_GROWTH ? [name] : [];
  });
}
