import type { Payload } from "payload";

import { isSqlite } from "./transactions";

/** How many rows of an index SQLite reads to estimate how many have each value. */
const ROWS_LOOKED_AT = 1000;

/**
 * Lets SQLite estimate how many rows have each value. Otherwise it may choose a useless index, such as the one for
 * records outside the trash, and read every row. PostgreSQL does this automatically.
 */
export async function countValues({ db }: Payload): Promise<void> {
  if (!isSqlite(db)) return;
  await db.client.execute(`PRAGMA analysis_limit = ${ROWS_LOOKED_AT}`);
  await db.client.execute("ANALYZE");
}

/** Repeats this for tables that have grown much since. */
export async function recountValues({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute("PRAGMA optimize");
}
