import { z } from "zod";

import { quoted } from "./query";
import { BATCH_ROWS, neutralRows, type Row, type RowWriter, type Value } from "./rows";
import type { Table } from "./tables";
import { type SqliteClient, withoutForeignKeys } from "./transactions";

/** The most parameters SQLite accepts in a statement. */
const PARAMETERS_MAX = 32_766;

const position = z.object({ position: z.number() });

export function sqliteRows(client: SqliteClient): RowWriter {
  return {
    batches: (table) => sqliteBatches(client, table),
    insert: async ({ name, columns }, rows) => {
      const perStatement = Math.floor(PARAMETERS_MAX / columns.length);
      const names = columns.map((column) => quoted(column.name)).join(", ");
      const places = `(${columns.map(() => "?").join(", ")})`;
      for (let start = 0; start < rows.length; start += perStatement) {
        const part = rows.slice(start, start + perStatement);
        await client.execute({
          sql: `INSERT INTO ${quoted(name)} (${names}) VALUES ${part.map(() => places).join(", ")}`,
          args: part.flatMap((row) => columns.map((column) => sqliteValue(row[column.name]))),
        });
      }
    },
  };
}

async function* sqliteBatches(client: SqliteClient, table: Table): AsyncGenerator<Row[]> {
  const json = table.columns.filter(({ kind }) => kind === "json").map(({ name }) => name);
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  const sql = `SELECT rowid AS position, ${names} FROM ${quoted(table.name)} WHERE rowid > ? ORDER BY rowid LIMIT ?`;
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await client.execute({ sql, args: [last, BATCH_ROWS] });
    if (rows.length === 0) return;
    last = position.parse(rows.at(-1)).position;
    yield neutralRows(
      table,
      rows.map((row) => parsed(row, json)),
    );
  }
}

const rawRow = z.record(z.string(), z.unknown());

/** SQLite stores JSON as text. */
function parsed(row: unknown, json: string[]): unknown {
  const values = rawRow.parse(row);
  const parsedValues = json.map((name) => {
    const value = values[name];
    return [name, typeof value === "string" ? JSON.parse(value) : value] as const;
  });
  return { ...values, ...Object.fromEntries(parsedValues) };
}

function sqliteValue(value: Value | undefined): string | number | null {
  return typeof value === "boolean" ? Number(value) : (value ?? null);
}

/** Runs work in one transaction in which rows may come before those they refer to. */
export async function whileFillingSqlite(client: SqliteClient, work: () => Promise<void>): Promise<void> {
  await withoutForeignKeys(client, async () => {
    await work();
    const { rows } = await client.execute("PRAGMA foreign_key_check");
    if (rows.length > 0) throw new Error(`${rows.length} rows refer to rows that don't exist`);
  });
}
