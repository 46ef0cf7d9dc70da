import { createHash } from "node:crypto";

import { z } from "zod";

import type { Column, Table } from "./tables";

/** A value in the same form for every database: dates as ISO text, JSON as text with sorted keys. */
export type Value = string | number | boolean | null;

export type Row = Record<string, Value>;

/** Reads rows in batches that fit into memory. */
export type RowReader = { batches: (table: Table) => AsyncIterable<Row[]> };

export type RowWriter = RowReader & { insert: (table: Table, rows: Row[]) => Promise<void> };

export const BATCH_ROWS = 500;

const rawRows = z.array(z.record(z.string(), z.unknown()));

/** Converts a driver's rows to the form shared by all databases. */
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
  // PostgreSQL's driver has parsed it already; a text is a JSON string then.
  json: (raw) => JSON.stringify(inOrder(raw)),
};

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
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

/** The number of rows and a digest that ignores their order. */
type RowSum = { count: number; digest: string };

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

export type RowCounts = Record<string, number>;

/**
 * Copies all rows between databases of any kind, then reads them back to compare.
 * @throws Error when a table's rows did not arrive unchanged.
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
      throw new Error(`The rows of ${table.name} were changed while they were copied`);
    counts[table.name] = stored.count;
  }
  return counts;
}

async function sumRows(rows: RowReader, table: Table): Promise<RowSum> {
  const sum = createRowSum();
  for await (const batch of rows.batches(table)) sum.add(batch);
  return sum.total();
}
