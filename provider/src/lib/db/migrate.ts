import type { DatabaseAdapter, Payload } from "payload";

import { OperatorError } from "../operator-error";
import { type Database, migrationsAfter, migrationsOf, refusalOf } from "./migrations";
import { checkTables, storedMigrations } from "./tables";
import { allOrNothing, isSqlite } from "./transactions";

/**
 * Brings the tables up to date. Each is done wholly or not at all; with SQLite, all of them.
 * @throws OperatorError when the database is of a version that this one does not follow on, or its tables are not what the
 *   migrations make.
 */
export async function migrate(payload: Payload): Promise<void> {
  const { db } = payload;
  const database = databaseOf(db);
  const done = await storedMigrations(db);
  const refusal = refusalOf(database, done);
  if (refusal) {
    const { reason, version } = refusal;
    throw new OperatorError(
      `The database ${reason}: start ${version}, or restore a backup that this one can read.`,
    );
  }
  await allOrNothing(payload, () => db.migrate({ migrations: migrationsAfter(database, done) }));
  await checkTables(db);
}

/** The migrations that the database has not had, by name; asking tells whether it answers, too. */
export async function pendingMigrations(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: "payload-migrations", limit: 0, pagination: false });
  const done = new Set(docs.map(({ name }) => name));
  return migrationsOf(databaseOf(payload.db))
    .map(({ name }) => name)
    .filter((name) => !done.has(name));
}

function databaseOf(db: DatabaseAdapter): Database {
  return isSqlite(db) ? "sqlite" : "postgres";
}
