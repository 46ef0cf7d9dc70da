import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import pg from "pg";

import { payloadNodeOption } from "../../../scripts/support/paths.mjs";

const PROVIDER = fileURLToPath(new URL("../..", import.meta.url));

/** Where a site keeps its data. */
export type TestPlaces = { dataDir: string; sessionsDir: string; databaseUrl?: string };

/** Creates an empty folder, which is removed with the run's other folders. */
export function newFolder(): string {
  return mkdtempSync(path.join(process.env.TEST_FOLDER ?? "", "place-"));
}

/** Returns the places of a provider with this folder and database. */
export function placesOf(dataDir: string, databaseUrl?: string): TestPlaces {
  const sessionsDir = path.join(dataDir, "unfinished-uploads", "sessions");
  return { dataDir, sessionsDir, ...(databaseUrl !== undefined && { databaseUrl }) };
}

/** Returns a stopped site on SQLite with the example content. */
export function siteOnSqlite(): TestPlaces {
  const dataDir = newFolder();
  cpSync(path.join(process.env.TEST_FOLDER ?? "", "sqlite"), dataDir, { recursive: true });
  return placesOf(dataDir);
}

/** Returns all files in a folder, by their paths in it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Backs up a site, by default a stopped one. The provider must be imported already. */
export async function backUpTo(to: string, places = siteOnSqlite(), keep?: number) {
  const { backUp, removeOlder } = await import("../../src/features/backup/backup");
  const made = await backUp({ places, to, secretsNotIncluded: [] });
  if (keep !== undefined) await removeOlder(to, keep);
  return made;
}

/** Creates a PostgreSQL database, empty or as a copy of another. */
export async function newPostgres(template = "template0"): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL ?? "";
  const name = path.basename(newFolder()).toLowerCase().replace("-", "_");
  await onPostgres(`${server}/postgres`, `CREATE DATABASE "${name}" TEMPLATE ${template}`);
  return `${server}/${name}`;
}

/** Runs a statement on PostgreSQL. */
export async function onPostgres(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the uploads in a data folder, by their paths in `uploads`, without the note that names their site. */
export function uploadsOf(dataDir: string): string[] {
  return filesOf(path.join(dataDir, "uploads")).filter((name) => !name.startsWith("site/"));
}

/**
 * Returns each table's number of rows and their digest, for any database. Leaves out the owner of the files, which a
 * backup does not hold. The provider must be imported already.
 */
export async function sumsOf({ dataDir, databaseUrl }: TestPlaces): Promise<Record<string, unknown>> {
  const { OWNER_KEY } = await import("../../src/features/media/files-owner");
  const { openDatabase } = await import("../../src/features/backup/open-database");
  const { readingPostgres } = await import("../../src/lib/db/postgres-rows");
  const { createRowSum } = await import("../../src/lib/db/rows");
  const { sqliteRows } = await import("../../src/lib/db/sqlite-rows");
  const { tablesOf } = await import("../../src/lib/db/tables");
  const { isPostgres, isSqlite } = await import("../../src/lib/db/transactions");

  const copy = newFolder();
  for (const name of ["lampstand.db", "lampstand.db-wal"]) {
    const file = path.join(dataDir, name);
    if (!databaseUrl && existsSync(file)) cpSync(file, path.join(copy, name));
  }
  const { db } = await openDatabase({ databaseUrl, dataDir: copy });
  const sums = async (rows: Parameters<Parameters<typeof readingPostgres>[1]>[0]) => {
    const all: Record<string, unknown> = {};
    for (const table of tablesOf(db)) {
      const sum = createRowSum();
      for await (const batch of rows.batches(table)) sum.add(batch.filter(({ key }) => key !== OWNER_KEY));
      all[table.name] = sum.total();
    }
    return all;
  };
  if (isPostgres(db)) return readingPostgres(db.pool, sums);
  if (!isSqlite(db)) throw new Error("Neither SQLite nor PostgreSQL");
  return sums(sqliteRows(db.client));
}

type Outcome = { code: number; output: string; errors: string };

/** Runs one of the provider's programs in its own process: `manage-data` is behind `npm run backup`. */
export function runProgram(
  name: "manage-data" | "seed",
  args: string[],
  places: TestPlaces,
): Promise<Outcome> {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env;
  const { dataDir, databaseUrl } = places;
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    // Node's own warnings are not the program's output.
    NODE_NO_WARNINGS: "1",
    PAYLOAD_SECRET: "another-secret-of-the-tests",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const file = path.join(process.env.TEST_FOLDER ?? "", "programs", `${name}.mjs`);
  const program = [payloadNodeOption, file, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd: PROVIDER, env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}
