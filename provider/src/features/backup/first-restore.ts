import path from "node:path";
import { readFile } from "node:fs/promises";

import { FAILED, WANTED, WANTS_RESTORE } from "@lampstand/runtime/wanted-backup";

import { environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import { errorCode } from "../../lib/files/error-code";
import { replaceFile } from "../removals/journal";
import { describeBackups, type SavedBackup } from "./last-backup";
import { cannotRead } from "./manifest";
import { whenMissing } from "./save-files";

/** Enough for the answer to arrive, in milliseconds. */
const ENDS_AFTER_MS = 500;

/** What the page of the first account offers. */
export type Offer = {
  backups: SavedBackup[];
  /** Whether these programs can restore one, rather than a command. */
  canRestore: boolean;
  /** Where backups must be to appear here. */
  folder: string;
  /** Why the last attempt failed. */
  problem: string;
  /** Why other backups there can't be restored. */
  problems: string[];
};

/** Returns the backups that an empty installation can be replaced with. */
export async function offerBackups(): Promise<Offer> {
  const { dataDir, databaseUrl, s3, isRestoredByStart } = environment();
  const folder = path.join(dataDir, "backups");
  const { backups, problems } = await describeBackups(folder).catch((error: unknown) => ({
    backups: [],
    problems: errorCode(error) === "ENOENT" ? [] : [cannotRead(folder, error).message],
  }));
  const problem = await readFile(path.join(dataDir, FAILED), "utf8").catch(whenMissing(""));
  const canRestore = isRestoredByStart && !databaseUrl && !s3;
  return { backups, canRestore, folder, problem: problem.trim(), problems };
}

/**
 * Ends the programs, so that `npm start` restores a backup and starts them again.
 * @throws APIError 400 when it can't be restored here.
 */
export async function restoreFirst(name: string): Promise<void> {
  const { backups, canRestore } = await offerBackups();
  if (!canRestore || !backups.some((backup) => backup.name === name))
    throw adminError("This backup can’t be restored here. Please ask the person who looks after the server.");
  await replaceFile(path.join(environment().dataDir, WANTED), name);
  setTimeout(() => process.exit(WANTS_RESTORE), ENDS_AFTER_MS);
}
