import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { waitUntil } from "../../scripts/support/wait-for.mjs";
import { CLIPS, makeClip } from "../measure-preparation.mjs";
import { sendToProvider } from "../upload/send-to-provider.mjs";
import { revalidate } from "./check-together.mjs";

/** In seconds: the length of the clip during which a worker is killed, long enough to kill it, but soon prepared. */
const CLIP_SECONDS = 6;

/** How long a program is away, and how long visitors come afterwards, in milliseconds. */
const AWAY_MS = 5_000;
/** nginx ignores a failed program for ten seconds. */
const AFTER_MS = 13_000;

/** The time limit for a killed program to return, in milliseconds. */
const BACK_WITHIN_MS = 120_000;

/** A returned program has this many requests to answer until visitors stop coming. */
const REQUESTS_WHEN_BACK = 10;

/**
 * Returns the incidents by name; each reports how the program came back.
 *
 * @param {import("./machines.mjs").Machines} machines
 * @param {string} folder
 * @param {AbortSignal} interrupted
 * @returns {Record<string, () => Promise<string>>}
 */
export function strikes(machines, folder, interrupted) {
  const { sites, providers, workers, redis, postgres, s3, variables } = machines;
  const [site, otherSite] = sites;
  const [provider] = providers;
  if (!site || !otherSite || !provider) throw new Error("Not enough programs");
  const away = () => wait(AWAY_MS, interrupted);
  const after = () => wait(AFTER_MS, interrupted);

  /** @param {import("./instance.mjs").Instance} instance */
  const killAndStart = async (instance) => {
    await instance.stop("SIGKILL");
    await away();
    const took = await timed(() => instance.start());
    await after();
    const requests = await requestsOf(instance.url, variables.METRICS_TOKEN);
    if (requests < REQUESTS_WHEN_BACK) throw new Error(`${requests} requests have reached it since`);
    return `${took} s, ${requests} requests since`;
  };
  const untilRevalidated = () =>
    until(async () => {
      await revalidate(otherSite.url, variables, ["settings"]);
      return true;
    }, interrupted);
  const untilReady = () =>
    until(async () => {
      const answers = await Promise.all(providers.map(({ url }) => fetch(`${url}/health/ready`)));
      return answers.every(({ ok }) => ok);
    }, interrupted);

  return {
    nothing: async () => {
      await after();
      return "";
    },
    "a site": async () => {
      const back = await killAndStart(site);
      await untilRevalidated();
      return back;
    },
    "a provider": () => killAndStart(provider),
    "the worker at a clip": async () => {
      const file = path.join(folder, "phone.mov");
      const [clip] = CLIPS;
      if (!clip) throw new Error("No kind of clip was found");
      await makeClip(file, { ...clip, seconds: CLIP_SECONDS }, interrupted);
      await sendToProvider(provider.url, variables.API_TOKEN, file);
      const worker = await workerAtWork(machines, interrupted);
      await worker.stop("SIGKILL");
      await away();
      await worker.start();
      const took = await timed(() =>
        until(async () => (await machines.query("SELECT id FROM clip_jobs")).length === 0, interrupted),
      );
      const failed = await machines.query(
        "SELECT id FROM clips WHERE preparation <> 'ready' AND problem IS NOT NULL",
      );
      if (failed.length > 0 || workers.length === 0) throw new Error("the clip was not prepared");
      return `clip ready after ${took} s`;
    },
    Redis: async () => {
      await redis.stop();
      await away();
      await redis.restart();
      const took = await timed(untilRevalidated);
      await after();
      return `${took} s`;
    },
    "nginx (reloaded)": async () => {
      const took = await timed(() => machines.useInstances(sites.length));
      await after();
      return `${took} s`;
    },
    PostgreSQL: async () => {
      await postgres.stop();
      await away();
      await postgres.restart();
      const took = await timed(untilReady);
      await after();
      return `${took} s`;
    },
    S3: async () => {
      const [image] = await machines.query("SELECT filename FROM images ORDER BY created_at LIMIT 1");
      const media = `${provider.url}/uploads/images/${String(image?.filename)}`;
      const { status } = await fetch(media);
      if (status !== 200) throw new Error(`a picture was answered with ${status} before`);
      await s3.stop("SIGKILL");
      const without = await fetch(media);
      await away();
      await s3.start();
      const took = await timed(() => until(async () => (await fetch(media)).ok, interrupted));
      await after();
      return `${took} s; pictures meanwhile ${without.status}`;
    },
  };
}

/**
 * Returns the worker that has begun a clip.
 *
 * @param {import("./machines.mjs").Machines} machines
 * @param {AbortSignal} interrupted
 */
async function workerAtWork({ workers, query }, interrupted) {
  /** @type {import("./instance.mjs").Instance | undefined} */
  let found;
  await until(async () => {
    const [job] = await query("SELECT claimed_by FROM clip_jobs WHERE claimed_by IS NOT NULL");
    found = workers.find((worker) => String(job?.claimed_by).startsWith(`${worker.pid()}-`));
    return found !== undefined;
  }, interrupted);
  if (!found) throw new Error("no worker took the clip");
  return found;
}

/**
 * Returns how many requests a program has answered since its start.
 *
 * @param {string} url
 * @param {string | undefined} token
 */
async function requestsOf(url, token) {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token ?? ""}` } });
  const counts = (await response.text()).matchAll(
    /^lampstand_http_request_duration_seconds_count\S* (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/**
 * @param {() => Promise<boolean>} isSo
 * @param {AbortSignal} interrupted
 */
function until(isSo, interrupted) {
  return waitUntil("what was killed", isSo, { timeout: BACK_WITHIN_MS, interrupted });
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<number>} the duration in seconds
 */
async function timed(work) {
  const start = performance.now();
  await work();
  return Number(((performance.now() - start) / 1000).toFixed(1));
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 */
export async function wait(milliseconds, signal) {
  await pause(milliseconds, undefined, { signal });
}
