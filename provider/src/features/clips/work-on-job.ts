import { mkdir, rm } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { temporaryFolder } from "../../lib/files/temporary-files";
import { withLease } from "../../lib/lease";
import type { Clip } from "../../payload-types";
import { preparedFilesOf } from "../preparation/prepared";
import { heldJob, type Job } from "./jobs";
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
  /** Once this process is to stop. */
  giveBack: () => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

/** Does what a clip's job is for, in a folder of its own, for as long as the job is this process's. */
export function workOnJob(
  payload: Payload,
  { job, clip, stop, heartbeat }: Claimed,
  { work, giveBack, fail }: Steps,
): Promise<void> {
  return withLease(payload, { ...heldJob(job), everyMs: heartbeat }, async (lost) => {
    const folder = path.join(temporaryFolder(), job.id);
    try {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      // What a worker left that was killed between moving its files and noting them.
      await removePreparedFiles(clip.id, preparedFilesOf(clip));
      await work(folder, AbortSignal.any([lost, stop]));
    } catch (error) {
      if (stop.aborted) await giveBack();
      else if (!lost.aborted) await fail(error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
