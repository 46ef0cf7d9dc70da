import { access, mkdir } from "node:fs/promises";

import { createClient } from "@libsql/client";
import { z } from "zod";

import { sqliteFile } from "../../lib/db/adapter";
import { migrate } from "../../lib/db/migrations";
import { readingPostgres } from "../../lib/db/postgres-rows";
import { quoted } from "../../lib/db/query";
import { copyRows } from "../../lib/db/rows";
import { sqliteRows, whileFillingSqlite } from "../../lib/db/sqlite-rows";
import { checkTables, holdsRows, tablesOf } from "../../lib/db/tables";
import { isPostgres, isSqlite, type SqliteClient } from "../../lib/db/transactions";
import { OperatorError } from "../../lib/operator-error";
import { OWNER_KEY } from "../media/files-owner";
import type { Manifest } from "./manifest";
import { openDatabase } from "./open-database";
import type { Places } from "./places";

type SavedRows = Pick<Manifest, "database" | "migrations" | "rows">;

/**
 * Finds a site's rows without saving anything yet.
 * @returns A function that saves the rows, as of one moment, in a SQLite file, using a work folder. It leaves out the
 * note that a bucket's files belong to this site, because a restored copy doesn't own them.
 * @throws OperatorError when there are none.
 */
export async function findRows({
  dataDir,
  databaseUrl,
}: Places): Promise<(work: string, file: string) => Promise<SavedRows>> {
  const save = databaseUrl ? await findPostgres(databaseUrl, dataDir) : await findSqlite(dataDir);
  return async (work, file) => {
    await save(work, file);
    const saved = createClient({ url: `file:${file}` });
    try {
      await saved.execute({ sql: "DELETE FROM payload_kv WHERE key = ?", args: [OWNER_KEY] });
      return { database: databaseUrl ? "postgres" : "sqlite", ...(await describe(saved)) };
    } finally {
      saved.close();
    }
  };
}

async function findSqlite(dataDir: string) {
  const source = sqliteFile(dataDir);
  if (!(await exists(source)))
    throw new OperatorError(
      `There is no site to back up in ${dataDir}: ${source} is missing. If the site uses PostgreSQL, does DATABASE_URL have the same value as for the site?`,
    );
  return async (_work: string, file: string): Promise<void> => {
    const client = createClient({ url: `file:${source}` });
    try {
      await snapshot(client, file);
    } finally {
      client.close();
    }
  };
}

async function findPostgres(databaseUrl: string, dataDir: string) {
  const from = (await openDatabase({ databaseUrl, dataDir })).db;
  if (!isPostgres(from)) throw new Error("DATABASE_URL does not name a PostgreSQL database");
  if (!(await holdsRows(from)))
    throw new OperatorError("There is no site to back up in DATABASE_URL: the database is empty.");
  await checkTables(from);
  // Copies the rows into SQLite tables of this version, which are then saved like any others.
  return async (work: string, file: string): Promise<void> => {
    await mkdir(work, { recursive: true });
    const target = await openDatabase({ databaseUrl: undefined, dataDir: work });
    const to = target.db;
    if (!isSqlite(to)) throw new Error("Rows can only be stored in SQLite");
    await migrate(target);
    await readingPostgres(from.pool, (rows) =>
      whileFillingSqlite(to.client, async () => {
        await copyRows(rows, sqliteRows(to.client), tablesOf(from));
      }),
    );
    await snapshot(to.client, file);
    to.client.close();
  };
}

/** Makes SQLite's own copy of a database at one moment, without blocking writers. */
export async function snapshot(client: SqliteClient, file: string): Promise<void> {
  await client.execute({ sql: "VACUUM INTO ?", args: [file] });
}

const names = z.array(z.object({ name: z.string() }));
const counted = z.tuple([z.object({ total: z.number() })]).rest(z.unknown());

/** The search index's tables are rebuilt from the others. */
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table'
  AND name <> 'payload_migrations' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'search\\_%' ESCAPE '\\' ORDER BY name`;

async function describe(client: SqliteClient): Promise<Pick<Manifest, "migrations" | "rows">> {
  const rows: Record<string, number> = {};
  for (const { name } of names.parse((await client.execute(TABLES)).rows)) {
    const [{ total }] = counted.parse(
      (await client.execute(`SELECT count(*) AS total FROM ${quoted(name)}`)).rows,
    );
    rows[name] = total;
  }
  const migrations = await client.execute("SELECT name FROM payload_migrations ORDER BY name");
  return { rows, migrations: names.parse(migrations.rows).map(({ name }) => name) };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
