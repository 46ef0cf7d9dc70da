import { setTimeout as sleep } from "node:timers/promises";

import type { Payload } from "payload";

import { environment } from "../../lib/environment";
import { INSTALL_FFMPEG, searchFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { isStoreFailure } from "../../lib/files/file-store";
import { withoutValues } from "../../lib/log";
import { makeLarge } from "../preparation/make-large";
import { makeLightest } from "../preparation/make-lightest";
import { prepareClip } from "../preparation/prepare-clip";
import { queueForgotten, queueOutdated, queueUnprepared } from "./clip-state";
import { releaseJobsOfEnded } from "./jobs";
import { removeOldOriginals } from "./originals";
import { prepareNext } from "./prepare-next";
import { removeUnusedFiles } from "./unused-files";
import { noteWorker, STATE_MS } from "./worker-state";

/** How often it is asked whether there is a clip to prepare. */
const POLL_MS = 1_000;

/** How often what is rarely needed is looked after. */
const MAINTENANCE_MS = 60_000;

/** How long to wait after a failure that is not a clip's, such as a database that does not answer. */
const PAUSE_MS = 5_000;

const NO_TOOLS = { prepareClip: null, makeLightest: null, makeLarge: null };

/** Prepares clips until it is told to stop, as many at the same time as `PREPARE_AT_ONCE` says. */
export async function runWorker(payload: Payload, stop: AbortSignal): Promise<void> {
  await releaseJobsOfEnded(payload);
  await removeUnusedFiles(payload).catch(leaveWhileAway(payload));
  const ffmpeg = await watchFfmpeg(payload);
  const lanes = Array.from({ length: environment().prepareAtOnce }, () =>
    repeat(payload, stop, async () => {
      const tools = ffmpeg.isThere() ? { prepareClip, makeLightest, makeLarge } : NO_TOOLS;
      if (await prepareNext(payload, { ...tools, stop })) return 0;
      if (!ffmpeg.isThere()) return POLL_MS;
      return (await queueUnprepared(payload)) || (await queueOutdated(payload)) ? 0 : POLL_MS;
    }),
  );
  const state = repeat(payload, stop, async () => {
    await ffmpeg.look();
    return STATE_MS;
  });
  const maintenance = repeat(payload, stop, async () => {
    await queueForgotten(payload);
    await removeOldOriginals(payload);
    return MAINTENANCE_MS;
  });
  await Promise.all([...lanes, state, maintenance]);
}

/** A store that does not answer now is not waited for: what is left in it is removed another day. */
function leaveWhileAway(payload: Payload) {
  return (error: unknown) => {
    if (!isStoreFailure(error)) throw error;
    payload.logger.error({ err: withoutValues(error), msg: "Files that are gone are removed later" });
  };
}

/** Does a piece of work again and again; it says how long to wait before the next time, in milliseconds. */
async function repeat(payload: Payload, stop: AbortSignal, work: () => Promise<number>): Promise<void> {
  while (!stop.aborted) {
    const rest = await work().catch((error: unknown) => {
      payload.logger.error({ err: withoutValues(error), msg: "Preparing videos goes on in a while" });
      return PAUSE_MS;
    });
    await sleep(rest, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Knows whether FFmpeg is there, which may be installed while the worker runs, and tells staff and the log what is missing. */
async function watchFfmpeg(payload: Payload) {
  let found = await searchFfmpeg(environment().ffmpegPath);
  const advice = [found.advice, found.ffmpeg ? "" : INSTALL_FFMPEG].filter(Boolean).join(" ");
  payload.logger.info(advice || "Videos are prepared as they come");
  const look = async () => {
    if (!found.ffmpeg) {
      found = await searchFfmpeg(environment().ffmpegPath);
      if (found.ffmpeg) payload.logger.info(found.advice ?? "FFmpeg is there now: videos are prepared");
    }
    await noteWorker(payload, found.advice);
  };
  await look();
  return { look, isThere: () => found.ffmpeg !== null };
}
