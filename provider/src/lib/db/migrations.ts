import type { DatabaseAdapter, Payload } from "payload";

import { migrations as postgres } from "../../migrations/postgres";
import { migrations as sqlite } from "../../migrations/sqlite";
import { OperatorError } from "../operator-error";
import { checkTables, storedMigrations } from "./tables";
import { allOrNothing, isSqlite } from "./transactions";

/** A method's parameter may be narrower than `unknown`: each database's migrations take arguments of their own. */
type Migration = {
  name: string;
  up(args: unknown): Promise<void>;
  down(args: unknown): Promise<void>;
};

type Database = "sqlite" | "postgres";

const all: Record<Database, Migration[]> = { sqlite, postgres };

/** The migrations of a database, in their order. */
export function migrationsOf(database: Database): Migration[] {
  return all[database];
}

/**
 * The last of those that the first migration of each database has taken the place of, before the first release: what has carried
 * it out has the same tables.
 */
export const LAST_REPLACED: Record<Database, string> = {
  sqlite: "20261128_091725_visibility",
  postgres: "20261128_091733_visibility",
};

/** The migrations for a database that has carried out others before: the first is only noted where its tables are there. */
function migrationsAfter(database: Database, done: string[]): Migration[] {
  const [first, ...others] = all[database];
  if (!first || !done.includes(LAST_REPLACED[database])) return all[database];
  return [{ ...first, up: async () => undefined }, ...others];
}

/** Why a database or a backup of it cannot be brought up to date, and the version that can do with it: parts of a sentence. */
type Refusal = { reason: string; version: string };

/** Whether what has carried out these migrations can be brought up to date: `undefined` where it can. */
export function refusalOf(database: Database, done: string[]): Refusal | undefined {
  const own = all[database].map(({ name }) => name);
  const [first = ""] = own;
  const unknown = done.filter((name) => !own.includes(name));
  // Names begin with the moment at which a migration was made.
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
