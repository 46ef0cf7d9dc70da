import type { DatabaseAdapter } from "payload";

import { isPostgres, isSqlite, type PostgresPool } from "./transactions";

/** Runs a statement with question marks as parameters. */
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

/** Quotes a table or column name for both databases. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
