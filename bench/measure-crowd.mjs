import { mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import getPort from "get-port";
import { startNginx, withoutLimits } from "../scripts/support/nginx.mjs";
import { startProvider, startSite, waitForProvider, waitForSite } from "../scripts/support/programs.mjs";
import { programs, provideProgram } from "../scripts/support/provide-program.mjs";
import { environmentWithSecrets } from "../scripts/support/secrets.mjs";
import { environmentWithoutSettings, settingsFrom } from "../scripts/support/settings.mjs";
import { compareKept, kindsOf } from "./crowd/kept.mjs";
import { startFaultyLine } from "./crowd/faulty-line.mjs";
import { startVisitors } from "./crowd/visitors.mjs";
import { readSlugs } from "./pages/routes.mjs";
import { createMember } from "./scale/member.mjs";
import { quantileOf } from "./statistics.mjs";
import { memoryOf } from "../scripts/support/process-memory.mjs";

const START_TIMEOUT = 60_000;

/** How many visitors are members, who save stories. */
const MEMBERS = 20;

/** In milliseconds: how long visitors come before and during faults, and how long the programs get to settle. */
const WARM_UP = 20_000;
const CROWD = 60_000;
const SETTLING = 15_000;

/** When each program is killed and restarted, in milliseconds from the beginning. */
const KILLS = [
  { at: 10_000, program: "provider" },
  { at: 30_000, program: "provider" },
  { at: 45_000, program: "site" },
];

/**
 * Lets 200 visitors use the site through the shipped nginx: while programs are killed and restarted, while the provider
 * takes five seconds to answer, and while it sends garbage. Prints the results: no page that somebody had received
 * before may fail, no acknowledged form, prayer or saved story may be lost or doubled, and the programs' memory should
 * return to within 10 %.
 *
 * @param {{ codes: import("./logins/code-catcher.mjs").CodeCatcher; folder: string; interrupted: AbortSignal }} options
 */
export async function measureCrowd({ codes, folder: parent, interrupted }) {
  if (!(await provideProgram(programs.nginx))) return;
  const folder = path.join(parent, "crowd");
  mkdirSync(path.join(folder, "nginx"), { recursive: true });
  const stack = await startStack(folder, codes.url, interrupted);
  try {
    /** @type {Set<string>} */
    const seen = new Set();
    /** @type {import("./crowd/kept.mjs").Acknowledged[]} */
    const acknowledged = [];
    const members = await signUp(stack.siteUrl, codes);
    const rows = [];
    const phase = async (/** @type {string} */ name, /** @type {() => Promise<void>} */ meanwhile) => {
      const visitors = startVisitors({ ...stack.front, slugs: stack.slugs, seen, members });
      await meanwhile();
      const outcome = await visitors.stop();
      acknowledged.push(...outcome.acknowledged);
      const kept = await stack.compareKept(acknowledged);
      console.log(`${name}: ${kindsOf(outcome.acknowledged)}; given up: ${outcome.givenUp}`);
      const sent = outcome.acknowledged.length;
      rows.push({ crowd: name, ...figuresOf(outcome.visits), sent, ...kept, ...stack.memory() });
    };
    await phase("nothing happens", () => wait(WARM_UP, interrupted));
    await wait(SETTLING, interrupted);
    stack.rememberMemory();
    await phase("killed and started", () => stack.killAndStart());
    stack.line.be("slow");
    await phase("answers in 5 s", () => wait(CROWD / 2, interrupted));
    stack.line.be("garbage");
    await phase("sends garbage", () => wait(CROWD / 2, interrupted));
    stack.line.be("good");
    await wait(SETTLING, interrupted);
    rows.push({ crowd: "afterwards", ...(await stack.compareKept(acknowledged)), ...stack.memory() });
    console.table(rows);
  } finally {
    await stack.stop();
  }
}

/**
 * @param {string} siteUrl
 * @param {import("./logins/code-catcher.mjs").CodeCatcher} codes
 */
async function signUp(siteUrl, codes) {
  const members = Array.from({ length: MEMBERS }, (_, number) => createMember(codes, `198.18.255.${number}`));
  for (const member of members) await member.signUp(siteUrl, siteUrl);
  return members;
}

/**
 * @param {string} folder
 * @param {string} smtpUrl
 * @param {AbortSignal} interrupted
 */
async function startStack(folder, smtpUrl, interrupted) {
  const [sitePort, providerPort, port] = [await getPort(), await getPort(), await getPort()];
  const settings = settingsFrom(
    {
      ...environmentWithoutSettings(),
      PORT: String(sitePort),
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: path.join(folder, "data"),
      UPLOAD_DIR: path.join(folder, "uploads"),
      SITE_URL: `https://localhost:${port}`,
      SMTP_URL: smtpUrl,
      // Visitors state their address themselves; nginx adds the one it sees.
      TRUSTED_PROXIES: "2",
    },
    "production",
  );
  const line = await startFaultyLine(settings.providerUrl);
  const env = environmentWithSecrets(settings);
  const siteEnv = { ...env, API_BASE_URL: line.url, MEDIA_BASE_URL: line.url };
  // The programs' messages about the faults would bury the figures.
  const output = openSync(path.join(folder, "programs.log"), "a");
  const launch = {
    provider: () => startProvider(env, { interrupted, output }),
    site: () => startSite(siteEnv, { interrupted, output }),
  };
  const running = { provider: launch.provider(), site: launch.site() };
  const urls = { provider: settings.providerUrl, site: settings.siteUrl };
  const waiting = AbortSignal.any([interrupted, AbortSignal.timeout(START_TIMEOUT)]);
  await waitForProvider(urls.provider, waiting);
  await waitForSite(urls.site, waiting);
  const nginx = await startNginx({
    folder: path.join(folder, "nginx"),
    siteUrls: [urls.site.replace("localhost", "127.0.0.1")],
    providerUrls: [urls.provider],
    port,
    edit: withoutLimits,
  });
  let before = { site: Number.NaN, provider: Number.NaN };
  const memoryNow = () => ({ site: memoryOf(running.site.pid), provider: memoryOf(running.provider.pid) });
  return {
    line,
    siteUrl: urls.site,
    slugs: await readSlugs(urls.provider),
    front: { url: nginx.url, certificate: readFileSync(nginx.certificate) },
    rememberMemory: () => void (before = memoryNow()),
    memory: () => {
      const now = memoryNow();
      return {
        "site, MiB": Math.round(now.site),
        "of before": Number((now.site / before.site).toFixed(2)),
        "provider, MiB": Math.round(now.provider),
        " of before": Number((now.provider / before.provider).toFixed(2)),
      };
    },
    killAndStart: async () => {
      const start = performance.now();
      for (const { at, program } of KILLS) {
        await wait(start + at - performance.now(), interrupted);
        const name = program === "site" ? "site" : "provider";
        await running[name].stop("SIGKILL");
        running[name] = launch[name]();
      }
      await wait(start + CROWD - performance.now(), interrupted);
    },
    compareKept: (/** @type {import("./crowd/kept.mjs").Acknowledged[]} */ acknowledged) =>
      compareStored(path.join(folder, "data"), acknowledged),
    stop: async () => {
      line.stop();
      await Promise.all([nginx.stop(), running.site.stop(), running.provider.stop()]);
    },
  };
}

/**
 * @param {string} dataDir
 * @param {import("./crowd/kept.mjs").Acknowledged[]} acknowledged
 */
async function compareStored(dataDir, acknowledged) {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, "lampstand.db")).href });
  try {
    await client.execute("PRAGMA busy_timeout = 5000");
    return await compareKept(async (sql) => (await client.execute(sql)).rows, acknowledged);
  } finally {
    client.close();
  }
}

/** @param {import("./crowd/visitors.mjs").Visit[]} visits */
function figuresOf(visits) {
  const failed = visits.filter(({ status }) => status === 0 || status >= 500);
  const failedSeen = failed.filter(({ wasSeen }) => wasSeen);
  for (const { path: page, status } of failedSeen.slice(0, 10)) console.error(`${status} to ${page}`);
  const times = visits.map(({ ms }) => ms);
  return {
    answers: visits.length,
    "median, ms": Math.round(quantileOf(times, 0.5)),
    "p99, ms": Math.round(quantileOf(times, 0.99)),
    "seen, failed": failedSeen.length,
    "new, failed": failed.length - failedSeen.length,
  };
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 */
async function wait(milliseconds, signal) {
  await pause(Math.max(0, milliseconds), undefined, { signal });
}
