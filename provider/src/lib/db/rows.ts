import { createHash } from "node:crypto";

import { z } from "zod";

import type { Column, Table } from "./tables";

/** A value as it is the same in every database: dates as ISO texts, JSON as a text with its keys in order. */
export type Value = string | number | boolean | null;

export type Row = Record<string, Value>;

/** Reads rows, so many at a time as fit into memory easily. */
export type RowReader = { batches: (table: Table) => AsyncIterable<Row[]> };

/** Stores rows, and reads them again. */
export type RowWriter = RowReader & { insert: (table: Table, rows: Row[]) => Promise<void> };

/** How many rows are held in memory. */
export const BATCH_ROWS = 500;

const rawRows = z.array(z.record(z.string(), z.unknown()));

/** Rows as a driver gives them, as they are the same in every database. */
export function neutralRows({ name, columns }: Table, rows: unknown[]): Row[] {
  return rawRows.parse(rows).map((row) =>
    Object.fromEntries(
      columns.map((column) => {
        const raw = row[column.name];
        try {
          return [column.name, raw === null || raw === undefined ? null : readers[column.kind](raw)];
        } catch (error) {
          throw new Error(`A row of ${name} has a value in ${column.name} that cannot be read`, {
            cause: error,
          });
        }
      }),
    ),
  );
}

const finite = z.coerce.number();
const boolean = z.union([z.boolean(), z.literal([0, 1]).transform((value) => value === 1)]);
const date = z.union([z.date(), z.string().transform((text) => new Date(text))]);
const text = z.string().transform(storable);

const readers: Record<Column["kind"], (raw: unknown) => Value> = {
  boolean: (raw) => boolean.parse(raw),
  number: (raw) => finite.parse(raw),
  date: (raw) => date.parse(raw).toISOString(),
  text: (raw) => text.parse(raw),
  // PostgreSQL's driver has parsed it already; there, a text is JSON's own.
  json: (raw) => JSON.stringify(inOrder(raw)),
};

/** PostgreSQL stores neither the character U+0000 nor half a surrogate pair. */
function storable(value: string): string {
  return value.replaceAll("\0", "").toWellFormed();
}

function inOrder(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [storable(key), inOrder(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** How many rows there are, and a digest of them that is the same in whatever order they come. */
type RowSum = { count: number; digest: string };

/** Adds rows up. */
export function createRowSum() {
  let count = 0;
  let sum = 0n;
  return {
    add(rows: Row[]): void {
      count += rows.length;
      for (const row of rows) {
        const hash = createHash("sha256")
          .update(JSON.stringify(Object.values(row)))
          .digest("hex");
        sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`));
      }
    },
    total: (): RowSum => ({ count, digest: sum.toString(16) }),
  };
}

/** How many rows each table has, by its name. */
export type RowCounts = Record<string, number>;

/**
 * Copies all rows of tables from one database into another, of whichever kind, and reads them there again.
 * @throws Error when a table's rows are not in the other database as they were in the first.
 */
export async function copyRows(from: RowReader, to: RowWriter, tables: Table[]): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of tables) {
    const read = createRowSum();
    for await (const rows of from.batches(table)) {
      read.add(rows);
      await to.insert(table, rows);
    }
    const expected = read.total();
    const stored = await sumRows(to, table);
    if (stored.count !== expected.count || stored.digest !== expected.digest)
      throw new Error(`The rows of ${table.name} did not arrive as they were`);
    counts[table.name] = stored.count;
  }
  return counts;
}

async function sumRows(rows: RowReader, table: Table): Promise<RowSum> {
  const sum = createRowSum();
  for await (const batch of rows.batches(table)) sum.add(batch);
  return sum.total();
}
