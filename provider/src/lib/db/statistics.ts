import type { Payload } from "payload";

import { isSqlite } from "./transactions";

/** Rows of an index that are looked at to know how many there are of each value. */
const ROWS_LOOKED_AT = 1000;

/**
 * Tells SQLite how many rows have which values. Without, it takes any index for a good one, such as that of what is not in the
 * trash, and looks at every row. PostgreSQL does so itself.
 */
export async function countValues({ db }: Payload): Promise<void> {
  if (!isSqlite(db)) return;
  await db.client.execute(`PRAGMA analysis_limit = ${ROWS_LOOKED_AT}`);
  await db.client.execute("ANALYZE");
}

/** The same of tables that have grown much since. */
export async function recountValues({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute("PRAGMA optimize");
}
