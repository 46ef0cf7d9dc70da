import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startVisitors } from "../crowd/visitors.mjs";
import { CLIPS, makeClip } from "../measure-preparation.mjs";
import { readSlugs } from "../pages/routes.mjs";
import { quantileOf } from "../statistics.mjs";
import { sendToProvider } from "../upload/send-to-provider.mjs";
import { announce } from "./check-together.mjs";
import { startCodeAskers } from "./code-askers.mjs";

/** How many visitors come, so that a machine of two cores has room beside all these programs. */
const VISITORS = 60;

/** Of a clip that a worker is killed at, in seconds: as long as there is time to kill it, and prepared soon. */
const CLIP_SECONDS = 6;

/** How long visitors come before something happens, how long it is away, and how long they come afterwards, in milliseconds. */
const BEFORE_MS = 4_000;
const AWAY_MS = 5_000;
/** nginx leaves alone for ten seconds what has failed. */
const AFTER_MS = 13_000;

/** When something that was killed has to be back, in milliseconds. */
const BACK_WITHIN_MS = 120_000;

const POLL_MS = 100;

/** A program that is back has this many requests to answer until visitors stop coming. */
const REQUESTS_WHEN_BACK = 10;

/**
 * Lets visitors go about the sites, send forms and ask for codes, while one program after the other is killed and
 * started again. Prints what they met with. A code is kept in memory alone until it is mailed, so one may be lost with a provider.
 *
 * @param {object} options
 * @param {import("./machines.mjs").Machines} options.machines
 * @param {import("../logins/code-catcher.mjs").CodeCatcher} options.codes
 * @param {string} options.folder
 * @param {AbortSignal} options.interrupted
 * @returns {Promise<string[]>} what should not have happened
 */
export async function killUnderLoad({ machines, codes, folder, interrupted }) {
  const slugs = await readSlugs(machines.providers[0]?.url ?? "");
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const acknowledged = [];
  /** @type {string[]} */
  const missed = [];
  const rows = [];
  for (const [name, strike] of Object.entries(strikes(machines, folder, interrupted))) {
    interrupted.throwIfAborted();
    const visitors = startVisitors({ ...machines.front, slugs, seen, count: VISITORS });
    const askers = startCodeAskers(machines.front, codes);
    let back = "";
    try {
      await wait(BEFORE_MS, interrupted);
      back = await strike();
    } catch (error) {
      interrupted.throwIfAborted();
      back = `NO: ${error instanceof Error ? error.message : String(error)}`;
      missed.push(`${name}, back`);
    }
    const { visits, ...forms } = await visitors.stop();
    const asked = await askers.stop();
    acknowledged.push(...forms.acknowledged);
    const kept = await keptForms(machines, acknowledged);
    const failed = visits.filter(({ status }) => status === 0 || status >= 500);
    for (const { path: page, status } of failed.slice(0, 5)) console.error(`${name}: ${status} to ${page}`);
    if (failed.length > 0) missed.push(`${name}, pages and files`);
    if (kept.lost + kept.twice + forms.givenUp > 0) missed.push(`${name}, forms`);
    console.log(`Killed under load: ${name}`);
    rows.push({
      "killed under load": name,
      answers: visits.length,
      "p99, ms": Math.round(
        quantileOf(
          visits.map(({ ms }) => ms),
          0.99,
        ),
      ),
      failed: countsOf(failed.map(({ status }) => status)),
      forms: forms.acknowledged.length,
      "forms sent again": countsOf(forms.failedForms),
      lost: kept.lost,
      twice: kept.twice,
      codes: asked.asked,
      "codes failed": countsOf(asked.failed),
      "codes lost": asked.lost,
      back,
    });
  }
  console.table(rows);
  return missed;
}

/**
 * What happens, by its name; each says how it came back.
 *
 * @param {import("./machines.mjs").Machines} machines
 * @param {string} folder
 * @param {AbortSignal} interrupted
 * @returns {Record<string, () => Promise<string>>}
 */
function strikes(machines, folder, interrupted) {
  const { sites, providers, workers, redis, postgres, s3, variables } = machines;
  const [site, otherSite] = sites;
  const [provider] = providers;
  if (!site || !otherSite || !provider) throw new Error("There are too few programs");
  const away = () => wait(AWAY_MS, interrupted);
  const after = () => wait(AFTER_MS, interrupted);

  /** @param {import("./instance.mjs").Instance} instance */
  const killAndStart = async (instance) => {
    await instance.stop("SIGKILL");
    await away();
    const took = await timed(() => instance.start());
    await after();
    const requests = await requestsOf(instance.url, variables.METRICS_TOKEN);
    if (requests < REQUESTS_WHEN_BACK) throw new Error(`${requests} requests have come to it since`);
    return `${took} s, ${requests} requests since`;
  };
  const untilAnnounced = () =>
    until(async () => {
      await announce(otherSite.url, variables, ["settings"]);
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
      await untilAnnounced();
      return back;
    },
    "a provider": () => killAndStart(provider),
    "the worker at a clip": async () => {
      const file = path.join(folder, "phone.mov");
      const [clip] = CLIPS;
      if (!clip) throw new Error("There is no kind of clip");
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
      const took = await timed(untilAnnounced);
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
 * The worker that has begun a clip.
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
 * @param {import("./machines.mjs").Machines} machines
 * @param {string[]} acknowledged
 */
async function keptForms({ query }, acknowledged) {
  const rows = await query(
    "SELECT email, count(*)::int AS times FROM contact_messages WHERE email LIKE 'crowd-%' GROUP BY email",
  );
  const stored = new Map(rows.map(({ email, times }) => [email, times]));
  return {
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    twice: [...stored.values()].filter((times) => times !== 1).length,
  };
}

/**
 * How many requests a program has answered since its start.
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
 * How often each occurs, such as `503 × 2`.
 *
 * @param {number[]} statuses
 */
function countsOf(statuses) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || "none"} × ${count}`).join(", ");
}

/**
 * Asks until it is so; what is thrown counts as not yet.
 *
 * @param {() => Promise<boolean>} isSo
 * @param {AbortSignal} interrupted
 */
async function until(isSo, interrupted) {
  const start = performance.now();
  for (;;) {
    if (await isSo().catch(() => false)) return;
    if (performance.now() - start > BACK_WITHIN_MS)
      throw new Error(`not back after ${BACK_WITHIN_MS / 1000} s`);
    await wait(POLL_MS, interrupted);
  }
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<number>} how long it took, in seconds
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
async function wait(milliseconds, signal) {
  await pause(milliseconds, undefined, { signal });
}
