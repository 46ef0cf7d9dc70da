import type { DatabaseAdapter, Payload } from "payload";

import { migrations as postgres } from "../../migrations/postgres";
import { migrations as sqlite } from "../../migrations/sqlite";
import { OperatorError } from "../operator-error";
import { checkTables, storedMigrations } from "./tables";
import { allOrNothing, isSqlite } from "./transactions";

/** Methods allow parameters narrower than `unknown`: each database's migrations take their own arguments. */
type Migration = {
  name: string;
  up(args: unknown): Promise<void>;
  down(args: unknown): Promise<void>;
};

type Database = "sqlite" | "postgres";

const all: Record<Database, Migration[]> = { sqlite, postgres };

export function migrationsOf(database: Database): Migration[] {
  return all[database];
}

/** The last migration that each database's first one replaced before the first release: the tables are the same. */
export const LAST_REPLACED: Record<Database, string> = {
  sqlite: "20261128_091725_visibility",
  postgres: "20261128_091733_visibility",
};

/** Returns the migrations for a database that ran others; only notes the first one if its tables exist. */
function migrationsAfter(database: Database, done: string[]): Migration[] {
  const [first, ...others] = all[database];
  if (!first || !done.includes(LAST_REPLACED[database])) return all[database];
  return [{ ...first, up: async () => undefined }, ...others];
}

/** Parts of a sentence: why a database or backup cannot be updated, and the version that can read it. */
type Refusal = { reason: string; version: string };

/** Returns why a database with these migrations cannot be updated; `undefined` when it can. */
export function refusalOf(database: Database, done: string[]): Refusal | undefined {
  const own = all[database].map(({ name }) => name);
  const [first = ""] = own;
  const unknown = done.filter((name) => !own.includes(name));
  // Names begin with a migration's creation time.
  const newer = unknown.find((name) => name > first);
  if (newer !== undefined)
    return { reason: `is of a newer version, which has the migration ${newer}`, version: "that version" };
  const last = LAST_REPLACED[database];
  if (unknown.length === 0 || done.includes(last)) return undefined;
  return {
    reason: `is from before the first release and lacks the migration ${last}, which this version no longer has`,
    version: "the last version that has it",
  };
}

/**
 * Updates the tables. Each migration is all or nothing; with SQLite, all of them together.
 * @throws OperatorError when this version does not follow the database's, or its tables do not match the migrations.
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

/** Returns the names of pending migrations; also shows whether the database answers. */
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
