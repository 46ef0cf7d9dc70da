import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const CONNECTIONS = 16;

/** How long each measurement takes, in seconds. */
const SECONDS = 4;

const UNITS = { us: 0.001, ms: 1, s: 1000 };

/**
 * @typedef {object} Load
 * @property {number} rate requests per second
 * @property {number} requests the number answered
 * @property {number} p99 in milliseconds
 */

/**
 * Requests an address over 16 connections, as fast as it answers or at a rate.
 *
 * @param {string} url
 * @param {object} options
 * @param {string} options.folder
 * @param {number} [options.rate] the average number of requests per second, randomly spaced
 * @param {number} [options.seconds]
 * @param {string} [options.request] wrk's Lua code for anything but plain requests
 * @returns {Promise<Load>}
 * @throws {Error} when a request fails
 */
export async function load(url, { folder, rate, seconds = SECONDS, request = "" }) {
  const script = path.join(folder, "load.lua");
  // wrk pauses each connection before its next request, in milliseconds: from none to twice the mean.
  const pause = rate === undefined ? 0 : Math.round((CONNECTIONS / rate) * 2000);
  const delay = pause > 0 ? `function delay() return math.random(0, ${pause}) end\n` : "";
  writeFileSync(script, delay + request);
  const args = ["-t2", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency", "--timeout", "20s"];
  const { stdout } = await run("wrk", [...args, "-s", script, url]);
  const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  const [, value = "", unit = ""] = /^\s+99%\s+([\d.]+)(us|ms|s)\s*$/m.exec(stdout) ?? [];
  const factor = Object.entries(UNITS).find(([name]) => name === unit)?.[1] ?? Number.NaN;
  return {
    requests: Number(/^\s+(\d+) requests in/m.exec(stdout)?.[1]),
    rate: Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1]),
    p99: Number(value) * factor,
  };
}
