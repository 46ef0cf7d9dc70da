import path from "node:path";
import { pathToFileURL } from "node:url";
import { createClient, type Client } from "@libsql/client";
import { z } from "zod";
import type { Stack } from "./stack";

type Provider = Pick<Stack, "dataDir">;

/** The database's file in a data folder. */
export const DATABASE = "lampstand.db";

/** Works on a provider's database directly. */
async function withDatabase<Result>({ dataDir }: Provider, use: (client: Client) => Promise<Result>) {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, DATABASE)).href });
  try {
    await client.execute("PRAGMA busy_timeout = 5000");
    return await use(client);
  } finally {
    client.close();
  }
}

/** Counts the rows of these tables together. */
export function countRows(provider: Provider, tables: string[]): Promise<number> {
  return withDatabase(provider, async (client) => {
    const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`);
    const { rows } = await client.execute(`SELECT ${counts.join(" + ")} AS rows_in_all`);
    return z.number().parse(rows[0]?.rows_in_all);
  });
}

/** Selects the index's differences from the seeded one. */
const ENTRIES = "SELECT kind, record, fingerprint FROM";
const DIFFERENT = `SELECT DISTINCT kind, record FROM (
  SELECT * FROM (${ENTRIES} main.search_entries EXCEPT ${ENTRIES} seeded.search_entries)
  UNION ALL SELECT * FROM (${ENTRIES} seeded.search_entries EXCEPT ${ENTRIES} main.search_entries))`;

/**
 * Resets all rows to those of another data folder. The provider resets the search index, which never reuses its
 * entries' numbers: it receives the changed records.
 */
export function resetRows(provider: Provider, seededFolder: string) {
  return withDatabase(provider, async (client) => {
    await client.execute("PRAGMA foreign_keys = OFF");
    await client.execute({ sql: "ATTACH ? AS seeded", args: [path.join(seededFolder, DATABASE)] });
    const tables = (await tablesOf(client)).map((table) => `"${table}"`);
    await client.batch(
      [
        ...tables.map((table) => `DELETE FROM main.${table}`),
        ...tables.map((table) => `INSERT INTO main.${table} SELECT * FROM seeded.${table}`),
        "DELETE FROM main.search_changes",
        `INSERT INTO main.search_changes (id, source, record)
          SELECT lower(hex(randomblob(16))), kind, record FROM (${DIFFERENT})`,
      ],
      "write",
    );
  });
}

/** Copies the database into another data folder as one file: reading it writes nothing beside it. */
export function copyDatabase(provider: Provider, folder: string) {
  return withDatabase(provider, async (client) => {
    // For a site that never ran.
    await client.execute("DELETE FROM pending_revalidations");
    await client.execute({ sql: "VACUUM INTO ?", args: [path.join(folder, DATABASE)] });
  });
}

/** Makes the provider index one record, which it does after all others. */
export function indexOnePage(provider: Provider) {
  return withDatabase(provider, (client) =>
    client.execute(
      "INSERT INTO search_changes (id, source, record) SELECT id, 'pages', id FROM pages LIMIT 1",
    ),
  );
}

/** Returns all tables except the search index's. */
async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'search_*'",
  );
  return rows.map(({ name }) => z.string().parse(name));
}

/** Counts the jobs to prepare a clip. */
export function countJobs(provider: Provider, clip: string): Promise<number> {
  return withDatabase(provider, async (client) => {
    const sql = "SELECT count(*) AS jobs FROM clip_jobs WHERE clip = ?";
    const { rows } = await client.execute({ sql, args: [clip] });
    return z.number().parse(rows[0]?.jobs);
  });
}

/** Makes visitors' clips one day older. */
export function makeClipsOlder(provider: Provider) {
  return withDatabase(provider, (client) =>
    client.execute(
      "UPDATE clips SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-1 day') WHERE is_from_visitor = 1",
    ),
  );
}

/** Sets a clip's progress, without a worker on it. */
export function setPreparation(
  provider: Provider,
  clip: string,
  columns: Record<string, string | number | null>,
) {
  return withDatabase(provider, async (client) => {
    const changes = Object.keys(columns).map((name) => `"${name}" = ?`);
    await client.execute({ sql: "DELETE FROM clip_jobs WHERE clip = ?", args: [clip] });
    const sql = `UPDATE clips SET ${changes.join(", ")} WHERE id = ?`;
    await client.execute({ sql, args: [...Object.values(columns), clip] });
  });
}
