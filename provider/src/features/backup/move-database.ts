import path from "node:path";
import { mkdir, readdir, rename, rm } from "node:fs/promises";

import { sqliteFile } from "../../lib/db/adapter";
import type { RowCounts } from "../../lib/db/rows";
import { withStartLock } from "../../lib/db/start-lock";
import { errorCode } from "../../lib/files/error-code";
import { ownName } from "../../lib/files/temporary-files";
import { OperatorError } from "../../lib/operator-error";
import { loadRows, refuseRows } from "./load-rows";
import { lockSqlite } from "./lock-sqlite";
import { backupName } from "./manifest";
import { openDatabase } from "./open-database";
import type { Places } from "./places";
import { snapshot } from "./save-rows";

/** Added to the name of a SQLite file that was moved, followed by the time. */
const MOVED = ".moved-";

/**
 * Moves a stopped site's rows from SQLite into an empty PostgreSQL. Other files stay where they are. The SQLite file
 * stays too, under a name that no start looks for.
 * @returns The number of rows in each table, and the SQLite file's new name.
 * @throws OperatorError when there is nothing to move, the site runs, or PostgreSQL holds rows.
 */
export async function moveDatabase({
  dataDir,
  databaseUrl,
}: Places): Promise<{ rows: RowCounts; movedTo: string }> {
  if (!databaseUrl)
    throw new OperatorError("DATABASE_URL must name the PostgreSQL database to move this site to.");
  const file = sqliteFile(dataDir);
  await requireFile(file);
  const target = await openDatabase({ databaseUrl, dataDir });
  await refuseRows(target);
  const client = await lockSqlite(file);
  // Migrates and reads a copy: the file itself stays as the previous version left it.
  const copy = path.join(dataDir, "tmp", ownName(), "moving");
  try {
    await rm(copy, { recursive: true, force: true });
    await mkdir(copy, { recursive: true, mode: 0o700 });
    await snapshot(client, sqliteFile(copy));
    const rows = await withStartLock(target.db, dataDir, () => loadRows(copy, target));
    const movedTo = `${file}${MOVED}${backupName(new Date())}`;
    await rename(file, movedTo);
    return { rows, movedTo };
  } finally {
    client.close();
    await rm(copy, { recursive: true, force: true });
  }
}

async function requireFile(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  if (names.includes(path.basename(file))) return;
  const moved = names.find((name) => name.startsWith(`${path.basename(file)}${MOVED}`));
  throw new OperatorError(
    moved
      ? `This site was already moved: its SQLite database is now ${path.join(folder, moved)}.`
      : `There is no SQLite database to move in ${folder}.`,
  );
}
