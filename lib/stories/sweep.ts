import "server-only";
import { rm, stat } from "node:fs/promises";
import { logError } from "@/lib/utils/log";
import { hasCode } from "./has-code";
import { UPLOAD_LIFETIME_MS } from "./limits";
import { prepareUploadFolder } from "./upload-folder";
import { uploadFiles } from "./uploads";

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Makes sure that uploads can be kept, and from now on removes those that nobody has touched for a day.
 *
 * @throws {Error} with one line, where they cannot
 */
export async function startKeepingUploads(): Promise<void> {
  await prepareUploadFolder();
  sweepAndLog();
  setInterval(sweepAndLog, SWEEP_INTERVAL_MS).unref();
}

/** Removes every upload of which no file has been touched for a day, whatever became of it. */
export async function removeStaleUploads(now: number): Promise<void> {
  const files = await Promise.all(
    (await uploadFiles()).map(async ({ id, file }) => ({ id, file, touched: await lastTouched(file) })),
  );
  const oldest = now - UPLOAD_LIFETIME_MS;
  const alive = new Set(files.flatMap(({ id, touched }) => (touched > oldest ? [id] : [])));
  const stale = files.filter(({ id }) => !alive.has(id));
  await Promise.all(stale.map(({ file }) => rm(file, { force: true })));
}

function sweepAndLog(): void {
  removeStaleUploads(Date.now()).catch((error: unknown) => logError("upload-sweep-failed", error));
}

/** A file that has gone meanwhile was touched long ago. */
async function lastTouched(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return 0;
    throw error;
  }
}
