import type { Payload } from "payload";

import { isSqlite } from "./transactions";

/** `PRAGMA user_version` of a database in which nothing is left of what was deleted before it was overwritten. */
const ERASED = 1;

/**
 * Has SQLite overwrite what is deleted instead of only giving its place free. For each connection anew. PostgreSQL does so
 * in its own time (autovacuum).
 */
export async function overwriteDeleted({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute("PRAGMA secure_delete = ON");
}

/** Once in a database's life, before anything is answered: removes what is left of what was deleted earlier. */
export async function eraseRemains({ db }: Payload): Promise<void> {
  if (!isSqlite(db)) return;
  const { rows } = await db.client.execute(
    `SELECT 1 FROM pragma_user_version WHERE user_version < ${ERASED}`,
  );
  if (rows.length === 0) return;
  await db.client.execute("INSERT INTO search_words (search_words) VALUES ('optimize')");
  await db.client.execute("VACUUM");
  await db.client.execute(`PRAGMA user_version = ${ERASED}`);
}

/** Moves what was written lately into SQLite's file and empties its log (WAL), which holds pages as they were before. */
export async function emptyLog({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}
