import type { Payload } from "payload";

import { isSqlite } from "./transactions";

/** The `PRAGMA user_version` of a database without remains from before deletions were overwritten. */
const ERASED = 1;

/** Makes SQLite overwrite deleted data, once per connection. PostgreSQL's autovacuum does so in its own time. */
export async function overwriteDeleted({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute("PRAGMA secure_delete = ON");
}

/** Removes the remains of earlier deletions, once in a database's life, before anything is answered. */
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

/** Moves recent writes into SQLite's file and empties its log (WAL), which holds earlier versions of pages. */
export async function emptyLog({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}
