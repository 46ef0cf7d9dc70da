import { migrations as postgres } from "../../migrations/postgres";
import { replacedMigrations } from "../../migrations/replaced";
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
 * The migrations for a database that has carried out others before. Where those are all that the first one has taken the place
 * of, its tables are there, and it is only noted.
 */
export function migrationsAfter(database: Database, done: string[]): Migration[] {
  const [first, ...others] = all[database];
  if (!first || !hasReplaced(database, done)) return all[database];
  return [{ ...first, up: async () => undefined }, ...others];
}

/** Why a database or a backup of it cannot be brought up to date, and the version that can do with it: parts of a sentence. */
export type Refusal = { reason: string; version: string };

/** Whether what has carried out these migrations can be brought up to date: `undefined` where it can. */
export function refusalOf(database: Database, done: string[]): Refusal | undefined {
  const replaced = replacedMigrations[database];
  const known = new Set([...replaced, ...all[database].map(({ name }) => name)]);
  const newer = done.find((name) => !known.has(name));
  if (newer !== undefined)
    return { reason: `is of a newer version, which has the migration ${newer}`, version: "that version" };
  const missing = replaced.find((name) => !done.includes(name));
  if (missing !== undefined && done.some((name) => replaced.includes(name)))
    return {
      reason: `lacks the migration ${missing}, which this version has no more`,
      version: "the last version that has it",
    };
  return undefined;
}

function hasReplaced(database: Database, done: string[]): boolean {
  return replacedMigrations[database].every((name) => done.includes(name));
}
