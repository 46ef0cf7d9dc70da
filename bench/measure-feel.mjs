import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import { chromium } from "playwright";
import { z } from "zod";
import { browserFlags } from "../scripts/support/browser-flags.mjs";
import { findBrowser } from "../scripts/support/find-browser.mjs";
import { startWorker } from "../scripts/support/programs.mjs";
import { watchFirstFrame } from "./feel/first-frames.mjs";
import { measureFirstSwipe } from "./feel/first-swipe.mjs";
import { watchTenReels } from "./feel/next-reels.mjs";
import { loadPage } from "./feel/page-loads.mjs";
import { NETWORKS } from "./feel/phone.mjs";
import { measureRenderer } from "./feel/renderer-memory.mjs";
import { readRoutes, readSlugs } from "./pages/routes.mjs";
import { callAsStaff, registerStaff } from "./staff.mjs";
import { medianOf, quantileOf } from "./statistics.mjs";

const ROUNDS = 3;

/** @typedef {keyof typeof NETWORKS} NetworkName */

/** Milliseconds from the navigation to the first frame. */
const FIRST_FRAME_AIMS = { "400 kbit/s": 2500, "1.6 Mbit/s": 1200 };

/** Milliseconds from the gesture to the next reel's first frame, and how long each reel is watched beforehand. */
const NEXT_REEL_AIMS = {
  "400 kbit/s": { watchMs: [3000], median: Infinity, p95: 500 },
  "4 Mbit/s": { watchMs: [3000, 8000], median: 80, p95: 150 },
};
const UNSEEN_PERCENT_AIM = 25;
const RENDERER_AIM = 300;

/** The longest time that the browser may take to respond to the first swipe, in milliseconds. */
const SWIPE_AIM = 100;

const PAGE_NETWORK = NETWORKS["1.6 Mbit/s"];
const PAGE_AIMS = { lcp: 1500, cls: 0.02, bytes: 250_000, fonts: 2 };
/** Its clips count as bytes, too. */
const FEED = "/video-reels";

/**
 * Prints how the site feels on a slow phone with an empty cache, and whether it meets the aims. All figures are medians
 * of the rounds.
 *
 * @param {{ siteUrl: string, providerUrl: string, env: NodeJS.ProcessEnv, interrupted: AbortSignal }} options
 */
export async function measureFeel({ siteUrl, providerUrl, env, interrupted }) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    await makeRenditions({ providerUrl, env, interrupted });
    const routes = await readRoutes(providerUrl);
    const { video, hashtag } = await readSlugs(providerUrl);
    // A page's first visitor has to wait for it to be rendered.
    for (const route of [...routes, `${FEED}?v=${video[0]}`]) await fetch(siteUrl + route);
    await printFirstFrames(browser, siteUrl, {
      video: video[0] ?? "",
      hashtag: hashtag[0] ?? "",
      interrupted,
    });
    await printNextReels(browser, siteUrl, interrupted);
    const visit = { url: siteUrl + FEED, network: NETWORKS["4 Mbit/s"], interrupted };
    const { before, after } = await measureRenderer(browser, visit);
    console.log(
      `75 swipes: the page's process takes ${Math.round(before)} and then ${Math.round(after)} MiB (aim ${RENDERER_AIM}), ${metOrMissed(after <= RENDERER_AIM)}.`,
    );
    const pages = [
      ...routes.filter((route) => !route.includes(".")),
      ...["/upload-story", "/search", "/login", "/signup"],
    ];
    await printPages(browser, siteUrl, pages, { locale: LANGUAGES[DEFAULT_LANGUAGE].tag, interrupted });
    const translated = ["", `/video-detail/${video[0] ?? ""}`, "/contact-us"];
    for (const language of await offerLanguages(providerUrl, env.SETUP_KEY)) {
      const inLanguage = translated.map((page) => `/${language}${page}`);
      for (const page of inLanguage) await untilFound(siteUrl + page, interrupted);
      // Other browsers offer the page in their own language, after it has loaded.
      await printPages(browser, siteUrl, inLanguage, { locale: LANGUAGES[language].tag, interrupted });
    }
  } finally {
    await browser.close();
  }
}

/**
 * Offers the site in every language.
 *
 * @param {string} providerUrl
 * @param {string | undefined} setupKey
 * @returns the other languages
 */
async function offerLanguages(providerUrl, setupKey) {
  const token = await registerStaff(providerUrl, setupKey);
  const otherLanguages = LANGUAGE_NAMES.filter((name) => name !== DEFAULT_LANGUAGE);
  await callAsStaff(`${providerUrl}/api/globals/settings`, token, {
    method: "POST",
    data: { otherLanguages },
  });
  return otherLanguages;
}

/**
 * Waits until the site has heard of a page, and stores it.
 *
 * @param {string} url
 * @param {AbortSignal} interrupted
 */
async function untilFound(url, interrupted) {
  while (!(await fetch(url)).ok) await wait(LOOK_MS, undefined, { signal: interrupted });
}

/** The lightest rendition's maximum in bits per second, and how often to check for it. */
const LIGHTEST = 240_000;
const LOOK_MS = 2000;

const videos = z.object({
  data: z.object({
    videos: z.array(z.object({ sources: z.array(z.object({ bitrate: z.number() })).default([]) })),
  }),
});

/**
 * Has all clips prepared, and waits until the machine is idle.
 *
 * @param {{ providerUrl: string, env: NodeJS.ProcessEnv, interrupted: AbortSignal }} options
 */
async function makeRenditions({ providerUrl, env, interrupted }) {
  const worker = startWorker(env, { interrupted });
  try {
    for (;;) {
      const { data } = videos.parse(await (await fetch(`${providerUrl}/video-reels/1/100`)).json());
      if (data.videos.every(({ sources }) => sources.some(({ bitrate }) => bitrate <= LIGHTEST))) return;
      await wait(LOOK_MS, undefined, { signal: interrupted });
    }
  } finally {
    await worker.stop();
  }
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} siteUrl
 * @param {{ video: string, hashtag: string, interrupted: AbortSignal }} options
 */
async function printFirstFrames(browser, siteUrl, { video, hashtag, interrupted }) {
  const pages = [
    { page: FEED },
    { page: `/hashtag/${hashtag}` },
    { page: `${FEED}?v=${video}` },
    { page: `/video-detail/${video}` },
    { page: "/", press: /^Play video/ },
  ];
  const rows = [];
  for (const [name, aim] of Object.entries(FIRST_FRAME_AIMS)) {
    const network = NETWORKS[/** @type {NetworkName} */ (name)];
    for (const { page, press } of pages) {
      const rounds = await inTurn(ROUNDS, interrupted, () =>
        watchFirstFrame(browser, { url: siteUrl + page, network, press }),
      );
      const frame = medianOf(rounds.map((round) => round.frame));
      const stalled = medianOf(rounds.map((round) => round.stalled));
      rows.push({
        network: name,
        page: press ? `${page} (film pressed)` : page,
        "first frame, ms": Math.round(frame),
        "aim, ms": aim,
        "stood still in 8 s, ms": Math.round(stalled),
        "scripts before it": medianOf(rounds.map((round) => round.scriptsBefore)),
        aims: metOrMissed(frame <= aim && stalled === 0),
      });
    }
  }
  console.table(rows);
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} siteUrl
 * @param {AbortSignal} interrupted
 */
async function printNextReels(browser, siteUrl, interrupted) {
  const rows = [];
  for (const [name, { watchMs, median, p95 }] of Object.entries(NEXT_REEL_AIMS)) {
    const network = NETWORKS[/** @type {NetworkName} */ (name)];
    const visits = await inTurn(ROUNDS, interrupted, () =>
      watchTenReels(browser, { url: siteUrl + FEED, network, watchMs, interrupted }),
    );
    const swipes = await inTurn(ROUNDS, interrupted, () =>
      measureFirstSwipe(browser, siteUrl + FEED, network),
    );
    const frames = visits.flatMap((visit) => visit.frames);
    const unseen = medianOf(visits.map(({ loaded, shown }) => (100 * (loaded - shown)) / loaded));
    const [middle, late, swipe] = [medianOf(frames), quantileOf(frames, 0.95), medianOf(swipes)];
    rows.push({
      network: name,
      "next reel's first frame, median ms": Math.round(middle),
      "p95 ms": Math.round(late),
      "aims, ms": `${median === Infinity ? "-" : median} and ${p95}`,
      "clips loaded, kB": Math.round(medianOf(visits.map(({ loaded }) => loaded)) / 1000),
      [`of which not shown, % (aim ${UNSEEN_PERCENT_AIM})`]: Math.round(unseen),
      [`first swipe answered, ms (aim ${SWIPE_AIM})`]: Math.round(swipe),
      aims: metOrMissed(
        middle <= median && late <= p95 && unseen <= UNSEEN_PERCENT_AIM && swipe <= SWIPE_AIM,
      ),
    });
  }
  console.table(rows);
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} siteUrl
 * @param {string[]} routes
 * @param {{ locale: string, interrupted: AbortSignal }} options `locale`: the browser's language
 */
async function printPages(browser, siteUrl, routes, { locale, interrupted }) {
  const rows = [];
  for (const route of routes) {
    const rounds = await inTurn(ROUNDS, interrupted, () =>
      loadPage(browser, { url: siteUrl + route, network: PAGE_NETWORK, locale }),
    );
    const median = (/** @type {keyof typeof PAGE_AIMS} */ name) =>
      medianOf(rounds.map((round) => round[name]));
    const figures = {
      lcp: median("lcp"),
      cls: median("cls"),
      bytes: median("bytes"),
      fonts: median("fonts"),
    };
    const hasClips = route === FEED || route.startsWith("/hashtag/");
    rows.push({
      page: route,
      "LCP, ms": Math.round(figures.lcp),
      CLS: Number(figures.cls.toFixed(3)),
      "until load, kB": Math.round(figures.bytes / 1000),
      "fonts before the first paint": figures.fonts,
      aims: metOrMissed(
        figures.lcp <= PAGE_AIMS.lcp &&
          figures.cls <= PAGE_AIMS.cls &&
          (hasClips || figures.bytes <= PAGE_AIMS.bytes) &&
          figures.fonts <= PAGE_AIMS.fonts,
      ),
    });
  }
  console.table(rows);
}

/**
 * @template T
 * @param {number} count
 * @param {AbortSignal} interrupted
 * @param {() => Promise<T>} measure
 */
async function inTurn(count, interrupted, measure) {
  const results = [];
  for (let round = 0; round < count; round += 1) {
    interrupted.throwIfAborted();
    results.push(await measure());
  }
  return results;
}

/** @param {boolean} isMet */
function metOrMissed(isMet) {
  return isMet ? "met" : "missed";
}
