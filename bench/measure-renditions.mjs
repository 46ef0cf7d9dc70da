import { mkdirSync } from "node:fs";
import path from "node:path";
import getPort from "get-port";
import { chromium } from "playwright";
import { browserFlags } from "../scripts/support/browser-flags.mjs";
import { findBrowser } from "../scripts/support/find-browser.mjs";
import { startSite, waitForSite } from "../scripts/support/programs.mjs";
import { makeClips } from "./renditions/make-clips.mjs";
import { startStoryProvider } from "./renditions/story-provider.mjs";
import { watchStory } from "./renditions/watch-story.mjs";
import { medianOf } from "./statistics.mjs";

const ROUNDS = 2;

const START_TIMEOUT = 60_000;

/** A slow and an ordinary mobile network; latency in milliseconds. */
const NETWORKS = {
  "400 kbit/s": { latency: 200, bitsPerSecond: 400_000 },
  "4 Mbit/s": { latency: 60, bitsPerSecond: 4_000_000 },
};

/** A story's files at the provider, and whether the browser reports the connection. The first is the reference. */
const CASES = [
  { name: "the file as uploaded", hashtag: "original", hidesConnection: false },
  { name: "one prepared file", hashtag: "main", hidesConnection: false },
  { name: "renditions", hashtag: "all", hidesConnection: false },
  { name: "renditions, connection unknown", hashtag: "all", hidesConnection: true },
];

/**
 * Prints how soon a reel starts, how smoothly it plays and what it loads, for a single file and for a choice of
 * renditions.
 *
 * @param {{ env: NodeJS.ProcessEnv, folder: string, interrupted: AbortSignal }} options
 */
export async function measureRenditions({ env, folder, interrupted }) {
  const clipFolder = path.join(folder, "clips");
  mkdirSync(clipFolder);
  const clips = await makeClips(clipFolder, interrupted);
  if (!clips) {
    console.log("Renditions are not measured: FFmpeg was not found.");
    return;
  }
  const [original, main, ...lighter] = clips;
  if (!original || !main) throw new Error("Not enough clips");
  const provider = await startStoryProvider(clipFolder, {
    original: [original],
    main: [main],
    all: [main, ...lighter],
  });
  const siteUrl = `http://127.0.0.1:${await getPort()}`;
  const { port } = new URL(siteUrl);
  const site = startSite(
    { ...env, PORT: port, SITE_URL: siteUrl, API_BASE_URL: provider.url, MEDIA_BASE_URL: provider.url },
    { interrupted },
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    await waitForSite(siteUrl, AbortSignal.any([interrupted, AbortSignal.timeout(START_TIMEOUT)]));
    for (const [networkName, network] of Object.entries(NETWORKS)) {
      /** @type {Map<string, import("./renditions/watch-story.mjs").Watched[]>} */
      const watched = new Map(CASES.map(({ name }) => [name, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { name, hashtag, hidesConnection } of CASES) {
          interrupted.throwIfAborted();
          const visit = { url: `${siteUrl}/hashtag/${hashtag}`, network, hidesConnection };
          watched.get(name)?.push(await watchStory(browser, visit));
        }
      }
      printFigures(networkName, watched);
    }
  } finally {
    await browser.close();
    await site.stop();
    provider.stop();
  }
}

/**
 * @param {string} network
 * @param {Map<string, import("./renditions/watch-story.mjs").Watched[]>} watched
 */
function printFigures(network, watched) {
  const rows = [...watched].map(([name, rounds]) => ({
    [network]: name,
    "page to first frame, s": medianOf(rounds.map(({ fromPage }) => fromPage)) / 1000,
    "clip to first frame, s": medianOf(rounds.map(({ fromClip }) => fromClip)) / 1000,
    "seen, s": medianOf(rounds.map(({ seen }) => seen)),
    "stood still, s": medianOf(rounds.map(({ stalled }) => stalled)) / 1000,
    "loaded, kB": medianOf(rounds.map(({ bytes }) => bytes)) / 1000,
  }));
  const single = rows[0];
  console.table(
    rows.map((row) => ({
      ...Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === "number" ? Number(value.toFixed(2)) : value,
        ]),
      ),
      "first frame, ratio": Number(
        (row["clip to first frame, s"] / (single?.["clip to first frame, s"] ?? Number.NaN)).toFixed(2),
      ),
    })),
  );
}
