import type { Payload } from "payload";

import { migrate } from "../../lib/db/migrations";
import { fillingPostgres } from "../../lib/db/postgres-rows";
import { copyRows, type RowCounts } from "../../lib/db/rows";
import { sqliteRows } from "../../lib/db/sqlite-rows";
import { holdsRows, tablesOf } from "../../lib/db/tables";
import { isPostgres, isSqlite } from "../../lib/db/transactions";
import { OperatorError } from "../../lib/operator-error";
import { openDatabase } from "./open-database";

/**
 * Migrates a SQLite database and loads its rows into an empty PostgreSQL, all or none, under the caller's start lock.
 * @param folder Where the SQLite file is.
 * @throws OperatorError when PostgreSQL already holds rows, or the rows are of a newer version.
 */
export async function loadRows(folder: string, target: Payload): Promise<RowCounts> {
  const source = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const from = source.db;
  if (!isSqlite(from)) throw new Error("Rows can only be loaded from SQLite");
  await migrate(source);
  const to = target.db;
  if (!isPostgres(to)) throw new Error("DATABASE_URL does not name a PostgreSQL database");
  try {
    await refuseRows(target);
    await migrate(target);
    const tables = tablesOf(to);
    return await fillingPostgres(to.pool, tables, (rows) => copyRows(sqliteRows(from.client), rows, tables));
  } finally {
    from.client.close();
  }
}

/** @throws OperatorError when the PostgreSQL database at `DATABASE_URL` holds rows. */
export async function refuseRows({ db }: Payload): Promise<void> {
  if (await holdsRows(db))
    throw new OperatorError("The database in DATABASE_URL already contains a site. Name an empty one.");
}
