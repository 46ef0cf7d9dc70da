import type { DatabaseAdapter } from "payload";
import { z } from "zod";

import { OperatorError } from "../operator-error";
import { query, quoted } from "./query";
import { isSqlite } from "./transactions";

const types = z.enum([
  "boolean",
  "enum",
  "integer",
  "jsonb",
  "numeric",
  "serial",
  "text",
  "timestamp",
  "uuid",
  "varchar",
]);

type Kind = "boolean" | "date" | "json" | "number" | "text";

/** A column's content by Payload's type name, for either database. */
const KINDS: Record<z.output<typeof types>, Kind> = {
  boolean: "boolean",
  enum: "text",
  integer: "number",
  jsonb: "json",
  numeric: "number",
  serial: "number",
  text: "text",
  timestamp: "date",
  uuid: "text",
  varchar: "text",
};

export type Column = { name: string; kind: Kind; isSerial: boolean };

export type Table = { name: string; columns: Column[] };

/** Never copied between databases: each has its own migrations. */
const MIGRATIONS_TABLE = "payload_migrations";

const NAMED = 3;

const rawTables = z.object({
  rawTables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ name: z.string(), type: types })),
    }),
  ),
});

/** Returns every table Payload stores rows in, as the code describes it. */
export function tablesOf(db: DatabaseAdapter): Table[] {
  return allTables(db).filter(({ name }) => name !== MIGRATIONS_TABLE);
}

function allTables(db: DatabaseAdapter): Table[] {
  return Object.values(rawTables.parse(db).rawTables).map(({ name, columns }) => ({
    name,
    columns: Object.values(columns).map((column) => ({
      name: column.name,
      kind: KINDS[column.type],
      isSerial: column.type === "serial",
    })),
  }));
}

/** Returns whether anything is stored; `false` without tables. */
export async function holdsRows(db: DatabaseAdapter): Promise<boolean> {
  const present = await storedColumns(db);
  const tables = tablesOf(db).filter(({ name }) => present.has(name));
  if (tables.length === 0) return false;
  const any = tables.map(({ name }) => `EXISTS (SELECT 1 FROM ${quoted(name)})`).join(" OR ");
  return (await query(db, `SELECT 1 AS found WHERE ${any}`)).length > 0;
}

export async function storedMigrations(db: DatabaseAdapter): Promise<string[]> {
  if (!(await storedColumns(db)).has(MIGRATIONS_TABLE)) return [];
  const rows = await query(db, `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY name`);
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
}

/**
 * Checks that the database's tables match the code.
 * @throws OperatorError naming what is missing or unknown.
 */
export async function checkTables(db: DatabaseAdapter): Promise<void> {
  const stored = await storedColumns(db);
  const differences = allTables(db).flatMap(({ name, columns }) => {
    const present = stored.get(name);
    if (!present) return [`${name} is missing`];
    const expected = new Set(columns.map((column) => column.name));
    return [
      ...[...expected]
        .filter((column) => !present.has(column))
        .map((column) => `${name}.${column} is missing`),
      ...[...present]
        .filter((column) => !expected.has(column))
        .map((column) => `${name}.${column} is not known`),
    ];
  });
  if (differences.length === 0) return;
  const others = differences.length > NAMED ? ` and ${differences.length - NAMED} more` : "";
  throw new OperatorError(
    `The database's tables are not those of this version: ${differences.slice(0, NAMED).join(", ")}${others}. ` +
      "Start the version that it was used with last, or restore a backup.",
  );
}

const storedColumn = z.object({ table: z.string(), column: z.string() });

const SQLITE_COLUMNS = `SELECT m.name AS "table", p.name AS "column"
  FROM sqlite_master m, pragma_table_info(m.name) p WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%'`;

const POSTGRES_COLUMNS = `SELECT table_name AS "table", column_name AS "column"
  FROM information_schema.columns WHERE table_schema = current_schema()`;

/** Returns the columns of every table in the database, by table name. */
async function storedColumns(db: DatabaseAdapter): Promise<Map<string, Set<string>>> {
  const rows = await query(db, isSqlite(db) ? SQLITE_COLUMNS : POSTGRES_COLUMNS);
  const tables = new Map<string, Set<string>>();
  for (const { table, column } of z.array(storedColumn).parse(rows)) {
    const columns = tables.get(table) ?? new Set();
    tables.set(table, columns.add(column));
  }
  return tables;
}
