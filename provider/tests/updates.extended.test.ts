import type { Payload } from "payload";

import { newFolder, newPostgres, placesOf, siteOnSqlite } from "./support/places";
import { startProvider } from "./support/provider";

await startProvider();

const { openDatabase } = await import("../src/features/backup/open-database");
const { migrate, migrationsOf } = await import("../src/lib/db/migrations");
const { query, quoted } = await import("../src/lib/db/query");
const { storedMigrations, tablesOf } = await import("../src/lib/db/tables");

type Row = Record<string, unknown>;

const migrations = migrationsOf(testDatabase);
const names = migrations.map(({ name }) => name);

/** Returns a site with the example content, as a version with only the first migrations left it. */
async function siteAfter(last: string): Promise<Payload> {
  const postgres = testDatabase === "postgres" ? await newPostgres("example") : undefined;
  const { dataDir, databaseUrl } = postgres ? placesOf(newFolder(), postgres) : siteOnSqlite();
  const payload = await openDatabase({ dataDir, databaseUrl });
  const db: unknown = Reflect.get(payload.db, "drizzle");
  for (const { name, down } of migrations.slice(names.indexOf(last) + 1).toReversed()) {
    await down({ db, payload, req: {} });
    await query(payload.db, "DELETE FROM payload_migrations WHERE name = ?", [name]);
  }
  return payload;
}

/** Returns the rows of the tables that exist, in a fixed order. */
async function rowsOf({ db }: Payload): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const { name } of tablesOf(db).filter((table) => table.name !== "payload_migrations")) {
    const rows = await query(db, `SELECT * FROM ${quoted(name)} ORDER BY 1`).catch(() => undefined);
    if (rows)
      found.set(
        name,
        rows.map((row) => ({ ...(row as Row) })),
      );
  }
  return found;
}

it.each(names.slice(0, -1))("updates a database of %s in one step, and keeps every value", async (last) => {
  const payload = await siteAfter(last);
  expect(await storedMigrations(payload.db)).toEqual(names.slice(0, names.indexOf(last) + 1));
  const before = await rowsOf(payload);
  await migrate(payload);
  expect(await storedMigrations(payload.db)).toEqual(names);
  const after = await rowsOf(payload);
  expect([...before.values()].flat().length).toBeGreaterThan(50);
  for (const [table, rows] of before) {
    const columns = Object.keys(rows[0] ?? {});
    const kept = after.get(table)?.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    expect([table, kept]).toEqual([table, rows]);
  }
});
