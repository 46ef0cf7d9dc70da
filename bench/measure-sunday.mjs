import { mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import getPort from "get-port";
import { startNginx } from "../scripts/support/nginx.mjs";
import { startProvider, startSite, waitForProvider, waitForSite } from "../scripts/support/programs.mjs";
import { programs, provideProgram } from "../scripts/support/provide-program.mjs";
import { environmentWithSecrets } from "../scripts/support/secrets.mjs";
import { environmentWithoutSettings, settingsFrom } from "../scripts/support/settings.mjs";
import { readSlugs } from "./pages/routes.mjs";
import { quantileOf } from "./statistics.mjs";
import { comeTogether } from "./sunday/phones.mjs";

const START_TIMEOUT = 60_000;

const PHONES = 300;
const PHONES_BEHIND_NGINX = 1000;

/** In milliseconds: phones come within less than five minutes, for which the limits are stricter. */
const WITHIN = 120_000;
const WITHIN_BEHIND_NGINX = 240_000;

/** How long the site gathers counts before it sends them, plus a reserve, in milliseconds. */
const GATHERING = 8_000;

/**
 * Simulates a church's phones on a Sunday, all behind one address: 300 directly at the site, and 1,000 through the
 * shipped nginx. Prints the requests, and those refused: there must be none. Failures mean that the machine was too
 * slow.
 *
 * @param {object} options
 * @param {string} options.siteUrl
 * @param {string} options.providerUrl
 * @param {import("./logins/code-catcher.mjs").CodeCatcher} options.codes
 * @param {string} options.folder
 * @param {AbortSignal} options.interrupted
 * @throws {Error} when something was refused, or an accepted request was not counted exactly once
 */
export async function measureSunday({ siteUrl, providerUrl, codes, folder, interrupted }) {
  const slugs = (await readSlugs(providerUrl)).video;
  const plain = { url: siteUrl, slugs, codes, count: PHONES, withinMs: WITHIN, interrupted };
  await measure("the site itself", plain, path.join(folder, "data"));
  if (!(await provideProgram(programs.nginx))) return;
  const own = path.join(folder, "sunday");
  mkdirSync(path.join(own, "nginx"), { recursive: true });
  const front = await startFront(own, codes.url, interrupted);
  try {
    const { url, certificate } = front;
    const behind = { ...plain, url, certificate, count: PHONES_BEHIND_NGINX, withinMs: WITHIN_BEHIND_NGINX };
    await measure("behind nginx", behind, path.join(own, "data"));
  } finally {
    await front.stop();
  }
}

/**
 * @param {string} where
 * @param {Parameters<typeof comeTogether>[0]} options
 * @param {string} dataDir
 */
async function measure(where, options, dataDir) {
  // Pages that are not stored yet would be rendered for all of them at once.
  await comeTogether({ ...options, count: options.slugs.length, withinMs: 1000 });
  await pause(GATHERING);
  const before = await readCounts(dataDir);
  const start = performance.now();
  const answers = await comeTogether(options);
  const seconds = Math.round((performance.now() - start) / 1000);
  const rows = [...new Set(answers.map(({ kind }) => kind))].map((kind) => {
    const those = answers.filter((answer) => answer.kind === kind);
    const refused = those.filter(({ status }) => status === 429).length;
    const failed = those.filter(({ status }) => status === 0 || status >= 400).length - refused;
    const times = those.map(({ ms }) => ms);
    const [median, p99] = [0.5, 0.99].map((part) => Math.round(quantileOf(times, part)));
    return { kind, asked: those.length, refused, failed, "median, ms": median, "p99, ms": p99 };
  });
  console.log(`A Sunday: ${options.count} phones behind one address in ${seconds} s, ${where}`);
  console.table(rows);
  await pause(GATHERING);
  const sent = answers.filter(({ kind, status }) => kind === "counts" && status === 204).length;
  const after = await readCounts(dataDir);
  const kept = KEPT.map((kind) => ({ kind, kept: (after.get(kind) ?? 0) - (before.get(kind) ?? 0), sent }));
  console.table(kept);
  if (rows.some(({ refused }) => refused > 0)) throw new Error(`Phones were refused on a Sunday, ${where}`);
  if (kept.some((counts) => counts.kept !== sent)) throw new Error(`Counts were lost on a Sunday, ${where}`);
}

/** What a phone counts for each story. */
const KEPT = ["watched", "finished", "reached-20"];

/** @param {string} dataDir */
async function readCounts(dataDir) {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, "lampstand.db")).href });
  try {
    await client.execute("PRAGMA busy_timeout = 5000");
    const { rows } = await client.execute("SELECT kind, sum(total) AS total FROM daily_counts GROUP BY kind");
    return new Map(rows.map(({ kind, total }) => [typeof kind === "string" ? kind : "", Number(total)]));
  } finally {
    client.close();
  }
}

/**
 * @param {string} folder
 * @param {string} smtpUrl
 * @param {AbortSignal} interrupted
 */
async function startFront(folder, smtpUrl, interrupted) {
  const [sitePort, providerPort, port] = [await getPort(), await getPort(), await getPort()];
  const siteUrl = `https://localhost:${port}`;
  const settings = settingsFrom(
    {
      ...environmentWithoutSettings(),
      PORT: String(sitePort),
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: path.join(folder, "data"),
      UPLOAD_DIR: path.join(folder, "uploads"),
      SITE_URL: siteUrl,
      MEDIA_BASE_URL: siteUrl,
      MEDIA_INTERNAL_URL: `http://127.0.0.1:${providerPort}`,
      SMTP_URL: smtpUrl,
    },
    "production",
  );
  const env = environmentWithSecrets(settings);
  const output = openSync(path.join(folder, "programs.log"), "a");
  const running = [startProvider(env, { interrupted, output }), startSite(env, { interrupted, output })];
  const waiting = AbortSignal.any([interrupted, AbortSignal.timeout(START_TIMEOUT)]);
  await waitForProvider(settings.providerUrl, waiting);
  await waitForSite(settings.siteUrl, waiting);
  const nginx = await startNginx({
    folder: path.join(folder, "nginx"),
    siteUrls: [settings.siteUrl.replace("localhost", "127.0.0.1")],
    providerUrls: [settings.providerUrl],
    port,
  });
  return {
    url: nginx.url,
    certificate: readFileSync(nginx.certificate),
    stop: async () => {
      await nginx.stop();
      await Promise.all(running.map((program) => program.stop()));
    },
  };
}
