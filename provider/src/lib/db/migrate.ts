import type { Payload } from "payload";

import { migrations as postgresMigrations } from "../../migrations/postgres";
import { migrations as sqliteMigrations } from "../../migrations/sqlite";
import { OperatorError } from "../operator-error";
import { checkTables, storedMigrations } from "./tables";
import { allOrNothing, isSqlite } from "./transactions";

/** A method's parameter may be narrower than `unknown`: each database's migrations take arguments of their own. */
type AnyMigration = { name: string; up(args: unknown): Promise<void>; down(args: unknown): Promise<void> };

/**
 * Brings the tables up to date. Each is done wholly or not at all; with SQLite, all of them.
 * @throws OperatorError when the database is of a newer version, or its tables are not what the migrations make.
 */
export async function migrate(payload: Payload): Promise<void> {
  const { db } = payload;
  const migrations = migrationsOf(payload);
  const known = new Set(migrations.map(({ name }) => name));
  const newer = (await storedMigrations(db)).find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new OperatorError(
      `The database is of a newer version, which has the migration ${newer}: start that version, or restore a backup of this one.`,
    );
  }
  await allOrNothing(payload, () => db.migrate({ migrations }));
  await checkTables(db);
}

/** The migrations that the database has not had, by name; asking tells whether it answers, too. */
export async function pendingMigrations(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: "payload-migrations", limit: 0, pagination: false });
  const done = new Set(docs.map(({ name }) => name));
  return migrationsOf(payload)
    .map(({ name }) => name)
    .filter((name) => !done.has(name));
}

function migrationsOf({ db }: Payload): AnyMigration[] {
  return isSqlite(db) ? sqliteMigrations : postgresMigrations;
}
