import type { DatabaseAdapter } from "payload";

import { isPostgres, isSqlite, type PostgresPool } from "./transactions";

/** Runs a statement whose parameters are written as question marks. */
export async function query(
  db: DatabaseAdapter,
  sql: string,
  args: (string | number)[] = [],
): Promise<unknown[]> {
  if (isSqlite(db)) return (await db.client.execute({ sql, args })).rows;
  if (!isPostgres(db)) throw new Error(`No statement can be run on ${db.name}`);
  let place = 0;
  const numbered = sql.replaceAll("?", () => `$${(place += 1)}`);
  const pool: PostgresPool = db.pool;
  return (await pool.query(numbered, args)).rows;
}

/** A name of a table or column as both databases take it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
