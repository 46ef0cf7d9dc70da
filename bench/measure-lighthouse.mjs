import path from "node:path";
import { execa } from "execa";
import getPort from "get-port";
import { chromium } from "playwright";
import { z } from "zod";
import { browserFlags } from "../scripts/support/browser-flags.mjs";
import { findBrowser } from "../scripts/support/find-browser.mjs";
import { installTools } from "../scripts/support/install-tools.mjs";
import { startEmptySite } from "./pages/empty-site.mjs";
import { readSlugs } from "./pages/routes.mjs";
import { medianOf } from "./statistics.mjs";

const ROUNDS = 5;

const CATEGORIES = /** @type {const} */ (["performance", "accessibility", "best-practices", "seo"]);

/** Its packages are 185 MB, which nobody else needs. */
const toolsDir = path.join(import.meta.dirname, "lighthouse");

const command = path.join(toolsDir, "node_modules/lighthouse/cli/index.js");

const report = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** About as large as the home page, in bytes. */
const EMPTY_PAGE_BYTES = 100_000;

/** How far a page's performance may be below that of the empty page: where it is read, and where it shows videos. */
const BELOW_EMPTY = { reading: 3, videos: 6 };

/**
 * Prints what Lighthouse says of the pages, by its preset for phones: medians of five rounds, in which they take turns with an
 * empty page of the same Next.
 *
 * @param {{ siteUrl: string; providerUrl: string; env: NodeJS.ProcessEnv; interrupted: AbortSignal }} options
 */
export async function measureLighthouse({ siteUrl, providerUrl, env, interrupted }) {
  await installTools(toolsDir, interrupted);
  const { blog, video } = await readSlugs(providerUrl);
  const empty = await startEmptySite(env, interrupted);
  const port = await getPort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
  });
  try {
    const pages = [
      { page: "empty page", url: await empty.pageOf(EMPTY_PAGE_BYTES), below: 0 },
      { page: "/privacy-policy", below: BELOW_EMPTY.reading },
      { page: "/about-us", below: BELOW_EMPTY.reading },
      { page: `/blog/${blog[0] ?? ""}`, below: BELOW_EMPTY.reading },
      { page: "/contact-us", below: BELOW_EMPTY.reading },
      { page: "/", below: BELOW_EMPTY.videos },
      { page: `/video-detail/${video[0] ?? ""}`, below: BELOW_EMPTY.videos },
      { page: "/video-reels", below: BELOW_EMPTY.videos },
    ].map((entry) => ({ url: siteUrl + entry.page, ...entry, rounds: /** @type {Figures[]} */ ([]) }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { url, rounds } of pages) {
        interrupted.throwIfAborted();
        rounds.push(await judge(url, port));
      }
    }
    const rows = pages.map(({ page, rounds }) => ({ page, ...mediansOf(rounds) }));
    const measure = rows[0]?.performance ?? Number.NaN;
    console.table(
      rows.map((row, index) => ({
        ...row,
        aim: row.performance >= measure - (pages[index]?.below ?? 0) ? "met" : "missed",
      })),
    );
  } finally {
    await browser.close();
    await empty.stop();
  }
}

/** @typedef {Record<typeof CATEGORIES[number] | "FCP, ms" | "LCP, ms" | "TBT, ms" | "CLS" | "kB", number>} Figures */

/**
 * @param {string} url
 * @param {number} port of the browser's debugger
 * @returns {Promise<Figures>}
 * @throws {Error} when Lighthouse says nothing
 */
async function judge(url, port) {
  const options = ["--output=json", "--quiet", "--no-enable-error-reporting"];
  const { stdout } = await execa(process.execPath, [
    command,
    url,
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    ...options,
  ]);
  const { runtimeError, categories, audits } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse does not judge ${url}: ${runtimeError.code}`);
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    "FCP, ms": value("first-contentful-paint"),
    "LCP, ms": value("largest-contentful-paint"),
    "TBT, ms": value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    kB: value("total-byte-weight") / 1000,
  };
}

/**
 * @param {Figures[]} rounds
 * @returns {Figures}
 */
function mediansOf(rounds) {
  const median = (/** @type {keyof Figures} */ name) => medianOf(rounds.map((figures) => figures[name]));
  return {
    performance: median("performance"),
    accessibility: median("accessibility"),
    "best-practices": median("best-practices"),
    seo: median("seo"),
    "FCP, ms": Math.round(median("FCP, ms")),
    "LCP, ms": Math.round(median("LCP, ms")),
    "TBT, ms": Math.round(median("TBT, ms")),
    CLS: Number(median("CLS").toFixed(3)),
    kB: Math.round(median("kB")),
  };
}
