import type { Payload } from "payload";

import { withTemporaryFolder } from "../../lib/files/temporary-files";
import { withLease } from "../../lib/lease";
import { withoutValues } from "../../lib/log";
import type { Clip } from "../../payload-types";
import { preparedFilesOf } from "../preparation/prepared";
import { heldJob, type Job, putOffJob, releaseJob, timeToPutOff } from "./jobs";
import { removePreparedFiles } from "./prepared-files";

/** A clip whose job is this process's. */
export type Claimed = {
  job: Job;
  clip: Clip;
  /** Stops what is being done and gives it back. */
  stop: AbortSignal;
  heartbeat?: number;
};

type Steps = {
  work: (folder: string, signal: AbortSignal) => Promise<void>;
  /** Before what is not done is given back: once this process is to stop, or a shorter clip waits. */
  undo?: () => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

/** Does what a clip's job is for, in a folder of its own, for as long as the job is this process's. */
export function workOnJob(
  payload: Payload,
  { job, clip, stop, heartbeat }: Claimed,
  { work, undo, fail }: Steps,
): Promise<void> {
  return withLease(payload, { ...heldJob(job), everyMs: heartbeat }, async (lost) => {
    const watch = watchShorter(payload, { job, heartbeat });
    try {
      // What a worker left that was killed between moving its files and noting them.
      await removePreparedFiles(clip.id, preparedFilesOf(clip));
      const signal = AbortSignal.any([lost, stop, watch.signal]);
      await withTemporaryFolder((folder) => work(folder, signal));
    } catch (error) {
      if (lost.aborted) return;
      if (stop.aborted || watch.signal.aborted) {
        await undo?.();
        if (stop.aborted) await releaseJob(payload, job);
        else await putOffJob(payload, job, watch.putOffMs);
      } else await fail(error);
    } finally {
      watch.end();
    }
  });
}

/** How often it is looked whether a shorter clip waits, in milliseconds. */
const LOOK_MS = 10_000;

/** Looks again and again whether a clip is to be put off for a shorter one; its signal is aborted then. */
function watchShorter(payload: Payload, { job, heartbeat = LOOK_MS }: Pick<Claimed, "job" | "heartbeat">) {
  const shorter = new AbortController();
  const watch = { signal: shorter.signal, putOffMs: 0, end: () => clearInterval(timer) };
  const begunAt = Date.now();
  const look = async () => {
    const putOffMs = await timeToPutOff(payload, job, Date.now() - begunAt);
    if (putOffMs === undefined) return;
    watch.putOffMs = putOffMs;
    shorter.abort(new Error("A shorter clip waits"));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      payload.logger.warn({ err: withoutValues(error), msg: "Shorter clips are looked for again" });
    });
  }, heartbeat);
  return watch;
}
