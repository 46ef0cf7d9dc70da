import { setTimeout as sleep } from "node:timers/promises";

import type { Payload } from "payload";

import { environment } from "../../lib/environment";
import { ffmpegAdvice, findFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { withoutValues } from "../../lib/log";
import { failingTasks, runTasks } from "../../lib/tasks";
import { makeLarge, makeLightest } from "../preparation/added-renditions";
import { prepareClip } from "../preparation/prepare-clip";
import { queueForgotten, queueOutdated, queueUnprepared } from "./clip-state";
import { releaseJobsOfEnded } from "./jobs";
import { prepareNext } from "./prepare-next";
import { removeLeftFiles, removeOldOriginals } from "./unused-files";
import { noteWorker, STATE_MS } from "./worker-state";

/** How often to look for a clip to prepare. */
const POLL_MS = 1_000;

const MAINTENANCE_MS = 60_000;

/** How long to wait after a failure unrelated to a clip, such as an unavailable database. */
const PAUSE_MS = 5_000;

const NO_TOOLS = { prepareClip: null, makeLightest: null, makeLarge: null };

/** Prepares clips until stopped, as many at once as `PREPARE_AT_ONCE` says. */
export async function runWorker(payload: Payload, stop: AbortSignal): Promise<void> {
  await releaseJobsOfEnded(payload);
  const lanes = Array.from({ length: environment().prepareAtOnce }, () =>
    repeat(payload, stop, async () => {
      // Clips wait while FFmpeg doesn't answer. They are shown as uploaded only if there is none.
      const isThere = (await findFfmpeg()) !== null;
      const tools = isThere ? { prepareClip, makeLightest, makeLarge } : NO_TOOLS;
      if (await prepareNext(payload, { ...tools, stop })) return 0;
      if (!isThere) return POLL_MS;
      return (await queueUnprepared(payload)) || (await queueOutdated(payload)) ? 0 : POLL_MS;
    }),
  );
  const state = repeat(payload, stop, reportState(payload));
  const maintenance = repeat(payload, stop, async () => {
    await runTasks(payload, {
      files: () => removeLeftFiles(payload),
      forgottenClips: () => queueForgotten(payload),
      originals: () => removeOldOriginals(payload),
    });
    return MAINTENANCE_MS;
  });
  await Promise.all([...lanes, state, maintenance]);
}

/** Repeats work, which returns how long to wait until the next time, in milliseconds. */
async function repeat(payload: Payload, stop: AbortSignal, work: () => Promise<number>): Promise<void> {
  while (!stop.aborted) {
    const rest = await work().catch((error: unknown) => {
      payload.logger.error({
        err: withoutValues(error),
        msg: "Preparing videos failed and will be tried again",
      });
      return PAUSE_MS;
    });
    await sleep(rest, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Returns a task that reports that the worker is running, and what keeps it from preparing videos. */
function reportState(payload: Payload): () => Promise<number> {
  let reported: string | null | undefined;
  return async () => {
    const advice = await ffmpegAdvice();
    if (advice !== reported) payload.logger.info(advice ?? "Videos are prepared as they arrive");
    reported = advice;
    await noteWorker(payload, advice, failingTasks().length > 0);
    return STATE_MS;
  };
}
