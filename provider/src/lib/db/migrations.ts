import { migrations as postgres } from "../../migrations/postgres";
import { migrations as sqlite } from "../../migrations/sqlite";

/** A method's parameter may be narrower than `unknown`: each database's migrations take arguments of their own. */
export type Migration = {
  name: string;
  up(args: unknown): Promise<void>;
  down(args: unknown): Promise<void>;
};

export type Database = "sqlite" | "postgres";

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
export function migrationsAfter(database: Database, done: string[]): Migration[] {
  const [first, ...others] = all[database];
  if (!first || !done.includes(LAST_REPLACED[database])) return all[database];
  return [{ ...first, up: async () => undefined }, ...others];
}

/** Why a database or a backup of it cannot be brought up to date, and the version that can do with it: parts of a sentence. */
export type Refusal = { reason: string; version: string };

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
