import { createRowSum, type RowReader, type RowSum, type RowWriter } from "./rows";
import type { Table } from "./tables";

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
