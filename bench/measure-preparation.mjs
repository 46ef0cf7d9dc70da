import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { execa } from "execa";
import { z } from "zod";
import { startWorker } from "../scripts/support/programs.mjs";
import { callAsStaff, registerStaff } from "./staff.mjs";
import { medianOf, quantileOf } from "./statistics.mjs";
import { sendToProvider } from "./upload/send-to-provider.mjs";

const FFMPEG = process.env.FFMPEG_PATH || "ffmpeg";

/** Length of the clips, in seconds. */
const SECONDS = 20;

/** As phones record: in full HD, and in ten-bit HEVC, which must be decoded in software. */
export const CLIPS = [
  {
    name: "H.264, 1080 × 1920, 30 a second",
    rate: 30,
    coding: "-c:v libx264 -preset ultrafast -pix_fmt yuv420p",
  },
  {
    name: "HEVC of 10 bits, 1080 × 1920, 60 a second",
    rate: 60,
    coding: "-c:v libx265 -preset ultrafast -x265-params log-level=error -pix_fmt yuv420p10le -tag:v hvc1",
  },
];

const clips = z.object({
  docs: z.array(z.object({ preparation: z.string(), problem: z.string().nullish() })),
});

const IDLE_READS = 300;
const POLL_MS = 250;

/**
 * Prints how long the worker takes per second of video, and how long the provider takes for a read meanwhile, compared
 * with one while nothing is prepared.
 *
 * @param {{ providerUrl: string, env: NodeJS.ProcessEnv, folder: string, interrupted: AbortSignal }} options
 * @throws {Error} when a clip cannot be prepared
 */
export async function measurePreparation({ providerUrl, env, folder, interrupted }) {
  if ((await execa(FFMPEG, ["-version"], { reject: false })).failed) {
    console.log("Preparation is not measured: FFmpeg was not found.");
    return;
  }
  const newestClip = await signIn(providerUrl, env.SETUP_KEY);
  const read = () => timed(() => getText(`${providerUrl}/video-reels/1/10`, env.API_TOKEN));
  /** @type {number[]} */
  const idle = [];
  /** @type {number[]} */
  const busy = [];
  const rows = [];
  for (const clip of CLIPS) {
    const file = path.join(folder, "phone.mov");
    await makeClip(file, clip, interrupted);
    await sendToProvider(providerUrl, env.API_TOKEN, file);
    for (let count = 0; count < IDLE_READS; count += 1) idle.push(await read());

    const worker = startWorker(env, { interrupted });
    try {
      let begun = 0;
      for (;;) {
        interrupted.throwIfAborted();
        const { preparation, problem } = await newestClip();
        if (problem) throw new Error(problem);
        if (preparation === "unprepared") throw new Error("The worker found no FFmpeg it can use");
        if (preparation === "preparing") {
          begun ||= performance.now();
          const until = performance.now() + POLL_MS;
          while (performance.now() < until) busy.push(await read());
        } else if (preparation === "ready") break;
        else await pause(POLL_MS);
      }
      const took = (performance.now() - begun) / 1000;
      rows.push({ clip: clip.name, "s for a second of video": Number((took / SECONDS).toFixed(2)) });
    } finally {
      await worker.stop();
    }
  }
  console.table(rows);
  const figures = (/** @type {string} */ when, /** @type {number[]} */ times) => ({
    "a read of ten videos, ms": when,
    median: Number(medianOf(times).toFixed(1)),
    p95: Number(quantileOf(times, 0.95).toFixed(1)),
    "p95, ratio": Number((quantileOf(times, 0.95) / quantileOf(idle, 0.95)).toFixed(2)),
  });
  console.table([figures("nothing is prepared", idle), figures("a clip is prepared", busy)]);
}

/**
 * Makes a clip like a phone's recording.
 *
 * @param {string} file
 * @param {{ rate: number, coding: string, seconds?: number }} clip
 * @param {AbortSignal} interrupted
 */
export async function makeClip(file, { rate, coding, seconds = SECONDS }, interrupted) {
  const picture = `testsrc2=size=1080x1920:rate=${rate}:duration=${seconds}`;
  const sound = `sine=frequency=220:duration=${seconds}`;
  const inputs = ["-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", sound];
  const output = [...coding.split(" "), "-c:a", "aac", file];
  await execa(FFMPEG, ["-v", "error", "-y", ...inputs, ...output], { cancelSignal: interrupted });
}

/**
 * Creates the first staff account.
 *
 * @param {string} providerUrl
 * @param {string | undefined} setupKey
 * @returns a function that reads the newest clip
 */
async function signIn(providerUrl, setupKey) {
  const token = await registerStaff(providerUrl, setupKey);
  const url = `${providerUrl}/api/clips?sort=-createdAt&limit=1&depth=0`;
  return async () => {
    const [clip] = clips.parse(await callAsStaff(url, token)).docs;
    if (!clip) throw new Error("The provider has no clip");
    return clip;
  };
}

/**
 * Reads as the site does, without a rate limit.
 *
 * @param {string} url
 * @param {string | undefined} token
 */
async function getText(url, token = "") {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.text();
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
