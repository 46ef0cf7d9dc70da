import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FAILED, WANTED } from "@lampstand/runtime/wanted-backup";
import { startManageData } from "./manage-data.mjs";

/**
 * Forgets a backup that somebody asked for in an earlier run: the site may have accounts by now.
 *
 * @param {string} dataDir
 */
export function forgetWanted(dataDir) {
  rmSync(path.join(dataDir, WANTED), { force: true });
}

/**
 * Restores the backup that somebody asked for, while nothing runs. If it can't be restored, the site stays as it was.
 *
 * @param {Pick<import("./settings.mjs").Settings, "dataDir" | "env">} settings
 * @param {AbortSignal} interrupted
 * @param {typeof startManageData} [start]
 * @returns {Promise<boolean>} whether somebody asked for one
 */
export async function restoreWanted({ dataDir, env }, interrupted, start = startManageData) {
  const [request, failure] = [path.join(dataDir, WANTED), path.join(dataDir, FAILED)];
  if (!existsSync(request)) return false;
  const backup = path.join(dataDir, "backups", path.basename(readFileSync(request, "utf8")));
  // First, so a restore that fails isn't repeated.
  for (const file of [request, failure]) rmSync(file, { force: true });
  console.log(`Restoring ${backup}`);
  const options = { output: /** @type {const} */ ("prefix"), interrupted };
  const { ended, lastSentence } = await start(["restore", backup, "--set-aside"], env, options);
  const outcome = await ended;
  if (outcome !== "exit code 0")
    writeFileSync(failure, lastSentence() || `It ended with ${outcome}. The log says why.`, { mode: 0o600 });
  return true;
}
