import { setTimeout as pause } from "node:timers/promises";
import { startVisitors } from "../crowd/visitors.mjs";
import { readSlugs } from "../pages/routes.mjs";
import { load } from "../pages/wrk.mjs";
import { cpuTimeOf } from "./cpu-time.mjs";

/** Warm-up before each measurement, in seconds. */
const WARM_UP = 1;

/** How many visitors come, far fewer than these programs could serve. */
const VISITORS = 60;

/** How long they come, and how long before they are counted, in milliseconds. */
const CROWD_MS = 30_000;
const CROWD_WARM_UP_MS = 30_000;

/** In milliseconds: longer than the site's minimum, below which it suspects a program. */
const FILL_MS = 2500;

const POLL_MS = 500;

/** A part of a clip, in bytes; a shorter clip is requested whole. */
const RANGE_BYTES = 256 * 1024;

/** Each request seems to come from another address, to avoid rate limits. Each thread of wrk has its own numbers. */
const OTHER_ADDRESS = `
local threads = 0
function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end
function init()
  math.randomseed(os.time() * 10 + number)
end
function address() return "198.18." .. math.random(0, 255) .. "." .. math.random(0, 255) end
`;

/**
 * Prints how many requests per second one site and provider answer, and two of each, and the processor time per request
 * in each program.
 *
 * @param {object} options
 * @param {import("./machines.mjs").Machines} options.machines
 * @param {string} options.folder
 * @param {AbortSignal} options.interrupted
 */
export async function measureRates({ machines, folder, interrupted }) {
  const { sites, providers } = machines;
  await untilNoClipWaits(machines, interrupted);
  const loads = await loadsOf(machines);
  const rows = [];
  for (let count = 1; count <= sites.length; count += 1) {
    await machines.useInstances(count);
    for (const [what, { url, request }] of Object.entries(loads)) {
      interrupted.throwIfAborted();
      await load(url, { folder, request, seconds: WARM_UP });
      const cpu = watchCpu(machines);
      const { rate, requests, p99 } = await load(url, { folder, request });
      rows.push({ what, "of each": count, "1/s": Math.round(rate), "p99, ms": round(p99), ...cpu(requests) });
    }
  }
  console.table([...rows].sort((a, b) => (a.what < b.what ? -1 : a.what > b.what ? 1 : 0)));
  await machines.useInstances(sites.length);
  await measureCrowd(machines, await readSlugs(providers[0]?.url ?? ""), interrupted);
}

/**
 * Waits until the workers are idle, even with the example content.
 *
 * @param {import("./machines.mjs").Machines} machines
 * @param {AbortSignal} interrupted
 */
async function untilNoClipWaits({ query }, interrupted) {
  while ((await query("SELECT id FROM clip_jobs")).length > 0)
    await pause(POLL_MS, undefined, { signal: interrupted });
}

/**
 * Returns the requests to measure, by name.
 *
 * @param {import("./machines.mjs").Machines} machines
 * @returns {Promise<Record<string, { url: string; request?: string }>>}
 */
async function loadsOf({ sites, providers, nginx }) {
  const [site, provider] = [sites[0]?.url ?? "", providers[0]?.url ?? ""];
  const { video } = await readSlugs(provider);
  const page = `/video-detail/${video[0] ?? ""}`;
  const media = await largestClip(provider);
  const mediaHost = `provider.localhost:${nginx.port}`;
  const range = (/** @type {string} */ host) =>
    `wrk.headers["Range"] = "bytes=0-${RANGE_BYTES - 1}"\n${host && `wrk.headers["Host"] = "${host}"`}`;
  const formToken = await (await fetch(`${site}/api/forms/token`)).text();
  await pause(FILL_MS);
  return {
    "page, kept by nginx": { url: nginx.url + page },
    "page, stored, by nginx": { url: nginx.url + page, request: `wrk.headers["Cookie"] = "session=none"` },
    "page, stored, site alone": { url: site + page },
    "search, by nginx": { url: nginx.url, request: searchRequest() },
    "form, by nginx": { url: nginx.url, request: formRequest(formToken) },
    "256 KiB of a clip, by nginx": {
      url: `https://127.0.0.1:${nginx.port}${media}`,
      request: range(mediaHost),
    },
    "256 KiB of a clip, provider alone": { url: provider + media, request: range("") },
  };
}

/**
 * Returns the address of the largest public film.
 *
 * @param {string} providerUrl
 */
async function largestClip(providerUrl) {
  const feed = await (await fetch(`${providerUrl}/video-reels/1/100`)).text();
  const paths = new Set(feed.match(/\/uploads\/(?:clips|renditions)\/[\w.-]+\.mp4/g));
  const clips = await Promise.all(
    [...paths].map(async (media) => {
      // A prepared clip has another address.
      const { headers, url } = await fetch(providerUrl + media, { method: "HEAD" });
      return { media: new URL(url).pathname, size: Number(headers.get("content-length")) };
    }),
  );
  const [largest] = [...clips].sort((a, b) => b.size - a.size);
  if (!largest) throw new Error("No film is public");
  return largest.media;
}

function searchRequest() {
  return `${OTHER_ADDRESS}
function request()
  local path = "/search?q=hope&visit=" .. math.random(1, 1000000000)
  return wrk.format("GET", path, { ["X-Forwarded-For"] = address(), Host = wrk.headers["Host"] })
end`;
}

/** @param {string} formToken */
function formRequest(formToken) {
  const email = `"rate-" .. math.random(1, 1000000000) .. "@example.org"`;
  const fields = `name":"A visitor","message":"Hello","homepage":"","formToken":"${formToken}","email":"`;
  return `${OTHER_ADDRESS}
function request()
  local body = '{"${fields}' .. ${email} .. '"}'
  local headers = { ["X-Forwarded-For"] = address(), ["Content-Type"] = "application/json", Host = wrk.headers["Host"] }
  return wrk.format("POST", "/api/forms/contact-us", headers, body)
end`;
}

/**
 * @param {import("./machines.mjs").Machines} machines
 * @param {import("../crowd/visitors.mjs").Slugs} slugs
 * @param {AbortSignal} interrupted
 */
async function measureCrowd(machines, slugs, interrupted) {
  /** @type {Set<string>} */
  const seen = new Set();
  const warmUp = startVisitors({ ...machines.front, slugs, seen, count: VISITORS });
  await pause(CROWD_WARM_UP_MS, undefined, { signal: interrupted });
  await warmUp.stop();
  const cpu = watchCpu(machines);
  const visitors = startVisitors({ ...machines.front, slugs, seen, count: VISITORS });
  await pause(CROWD_MS, undefined, { signal: interrupted });
  const { visits, acknowledged } = await visitors.stop();
  const pages = visits.filter(({ path: asked }) => !/^\/(?:pictures|_next)\//.test(asked)).length;
  console.table([
    {
      [`${VISITORS} visitors`]: "for each page, with its files",
      pages,
      "files a page": round((visits.length - pages) / pages),
      "forms, %": round((acknowledged.length / pages) * 100),
      ...cpu(pages),
    },
  ]);
}

/**
 * Starts to measure each program's processor time.
 *
 * @param {import("./machines.mjs").Machines} machines
 * @returns {(requests: number) => Record<string, number>} per request, in milliseconds
 */
function watchCpu({ nginx, sites, providers, postgres, redis, s3 }) {
  const pids = {
    nginx: [nginx.pid],
    sites: sites.map((site) => site.pid()),
    providers: providers.map((provider) => provider.pid()),
    PostgreSQL: [postgres.pid()],
    Redis: [redis.pid()],
    S3: [s3.pid()],
  };
  const now = () =>
    Object.entries(pids).map(([name, all]) => ({
      name,
      ms: all.reduce((sum, pid) => sum + cpuTimeOf(pid), 0),
    }));
  const before = now();
  return (requests) =>
    Object.fromEntries(
      now().map(({ name, ms }, index) => [
        `${name}, CPU ms`,
        round((ms - (before[index]?.ms ?? Number.NaN)) / requests),
      ]),
    );
}

/** @param {number} value */
function round(value) {
  return Number(value.toPrecision(2));
}
