import path from "node:path";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";

import { sqliteFile } from "../../lib/db/adapter";
import { isDamaged, OperatorError } from "../../lib/operator-error";
import { forgetRestored } from "./finish-restore";
import { lockSqlite } from "./lock-sqlite";
import { backupName } from "./manifest";
import { occupiedBy, type Places } from "./places";

/** Begins the name of the folder, in the data folder, with what a restore has replaced. */
const BEFORE = "before-restore-";

type Restored = {
  /** What staff must check because it couldn't be removed again. */
  failed: string | undefined;
  /** The folder with what was there before; `undefined` if there was nothing. */
  before: string | undefined;
};

/**
 * Restores over a stopped site, whose data is moved into a folder beside it. Puts everything back if that fails. Ended
 * sessions and removals stay, since a restore adds to them.
 * @param restore Calls its parameter to move the data once the backup is copied: until then, a crash changes nothing.
 * @throws OperatorError when the site runs, or keeps its data elsewhere.
 */
export async function restoreOver(
  places: Places,
  restore: (clear: () => Promise<void>) => Promise<Restored["failed"]>,
): Promise<Restored> {
  const { dataDir, databaseUrl, s3 } = places;
  if (databaseUrl || s3)
    throw new OperatorError(
      "--set-aside works with SQLite and files on this disk. Restore into an empty database and bucket instead.",
    );
  const rows = sqliteFile(dataDir);
  if (existsSync(rows)) {
    const locked = await lockSqlite(rows).catch((error: unknown) => {
      // A damaged file can't be locked, and no site runs with it.
      if (!isDamaged(error)) throw error;
    });
    locked?.close();
  }
  const folder = path.join(dataDir, BEFORE + backupName(new Date()));
  const entries = occupiedBy(places).map(({ name, from }) => ({ from, to: path.join(folder, name) }));
  const moved: typeof entries = [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const failed = await restore(async () => {
      for (const entry of entries) {
        if (existsSync(entry.from)) await rename(entry.from, entry.to);
        moved.push(entry);
      }
    });
    if ((await readdir(folder)).length > 0) return { failed, before: folder };
    await rmdir(folder);
    return { failed, before: undefined };
  } catch (error) {
    for (const { from, to } of moved) {
      await rm(from, { recursive: true, force: true });
      if (existsSync(to)) await rename(to, from);
    }
    await rm(folder, { recursive: true, force: true });
    await forgetRestored();
    throw error;
  }
}
