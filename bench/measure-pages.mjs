import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startNginx, withoutLimits } from "../scripts/support/nginx.mjs";
import { programs, provideProgram } from "../scripts/support/provide-program.mjs";
import { startEmptySite } from "./pages/empty-site.mjs";
import { readRoutes } from "./pages/routes.mjs";
import { load } from "./pages/wrk.mjs";

/** Warm-up before an address is measured, in seconds. */
const WARM_UP = 1;

/** The aims: shares of the reference, and milliseconds. */
const AIMS = { ofEmpty: 0.9, ofFile: 0.8, p99: 50 };

/**
 * Prints how many requests per second each page serves over 16 connections: compared with an empty stored page of the
 * same Next and the same size; and behind the shipped nginx, compared with nginx serving the same HTML from a file.
 * Measures each page and its reference in turn, which exposes both to the machine's slow moments. p99 is measured at
 * about half of the peak.
 *
 * @param {{ siteUrl: string; providerUrl: string; folder: string; env: NodeJS.ProcessEnv; interrupted: AbortSignal }} options
 */
export async function measurePages({ siteUrl, providerUrl, folder, env, interrupted }) {
  if (!(await provideProgram(programs.wrk)) || !(await provideProgram(programs.nginx))) return;
  const empty = await startEmptySite(env, interrupted);
  const nginx = await startFileServer({ folder: path.join(folder, "nginx-pages"), siteUrl, providerUrl });
  try {
    const rows = [];
    for (const route of await readRoutes(providerUrl)) {
      const html = Buffer.from(await (await fetch(siteUrl + route)).arrayBuffer());
      nginx.put(html);
      const measure = (/** @type {string} */ url) => measureUrl(url, folder, interrupted);
      const emptyPage = await measure(await empty.pageOf(html.byteLength));
      const page = await measure(siteUrl + route);
      const file = await measure(`${nginx.url}/-/file`);
      const behind = await measure(nginx.url + route);
      rows.push({
        page: route,
        "HTML, kB": Math.round(html.byteLength / 1000),
        "empty page, 1/s": Math.round(emptyPage.rate),
        "page, 1/s": Math.round(page.rate),
        "of empty": round(page.rate / emptyPage.rate),
        "p99, ms": round(page.p99),
        "file, 1/s": Math.round(file.rate),
        "by nginx, 1/s": Math.round(behind.rate),
        "of file": round(behind.rate / file.rate),
        "nginx p99, ms": round(behind.p99),
        aims: missedAims(page, emptyPage, behind, file).join(", ") || "met",
      });
    }
    console.table(rows);
  } finally {
    await Promise.all([empty.stop(), nginx.stop()]);
  }
}

/**
 * @param {import("./pages/wrk.mjs").Load} page
 * @param {import("./pages/wrk.mjs").Load} emptyPage
 * @param {import("./pages/wrk.mjs").Load} behind
 * @param {import("./pages/wrk.mjs").Load} file
 */
function missedAims(page, emptyPage, behind, file) {
  return [
    ...(page.rate / emptyPage.rate < AIMS.ofEmpty ? [`below ${AIMS.ofEmpty} of empty`] : []),
    ...(behind.rate / file.rate < AIMS.ofFile ? [`below ${AIMS.ofFile} of file`] : []),
    ...(Math.max(page.p99, behind.p99) > AIMS.p99 ? [`p99 above ${AIMS.p99} ms`] : []),
  ];
}

/**
 * @param {string} url
 * @param {string} folder
 * @param {AbortSignal} interrupted
 * @returns {Promise<import("./pages/wrk.mjs").Load>} the peak rate, and the p99 at half of it
 */
async function measureUrl(url, folder, interrupted) {
  interrupted.throwIfAborted();
  await load(url, { folder, seconds: WARM_UP });
  const peak = await load(url, { folder });
  const half = await load(url, { folder, rate: peak.rate / 2 });
  return { ...peak, p99: half.p99 };
}

/**
 * Starts the shipped nginx, which also serves one file.
 *
 * @param {{ folder: string; siteUrl: string; providerUrl: string }} options
 */
async function startFileServer({ folder, siteUrl, providerUrl }) {
  const files = path.join(folder, "files/-");
  mkdirSync(files, { recursive: true });
  const location = `location = /-/file { root ${folder}/files; default_type "text/html; charset=utf-8"; }`;
  const { url, stop } = await startNginx({
    folder,
    siteUrls: [siteUrl],
    providerUrls: [providerUrl],
    edit: (text) => withoutLimits(text).replace("  # Parts of 8 MiB", `  ${location}\n  # Parts of 8 MiB`),
  });
  return { url, stop, put: (/** @type {Buffer} */ html) => writeFileSync(path.join(files, "file"), html) };
}

/** @param {number} value */
function round(value) {
  return Number(value.toPrecision(3));
}
