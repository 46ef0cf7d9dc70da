import { copyRows, type RowCounts } from "../../lib/db/copy-rows";
import { migrate } from "../../lib/db/migrate";
import { fillingPostgres } from "../../lib/db/postgres-rows";
import { sqliteRows } from "../../lib/db/sqlite-rows";
import { withStartLock } from "../../lib/db/start-lock";
import { holdsRows, tablesOf } from "../../lib/db/tables";
import { isPostgres, isSqlite } from "../../lib/db/transactions";
import { OperatorError } from "../../lib/operator-error";
import { openDatabase } from "./open-database";

/**
 * Puts the rows of a SQLite database, which is brought up to date for it, into an empty PostgreSQL: all of them or none.
 * @param folder Where the SQLite file is.
 * @throws OperatorError when PostgreSQL holds rows already, or the rows are of a newer version.
 */
export async function loadRows(folder: string, databaseUrl: string): Promise<RowCounts> {
  const source = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const from = source.db;
  if (!isSqlite(from)) throw new Error("Rows are loaded from SQLite alone");
  await migrate(source);
  const target = await openDatabase({ databaseUrl, dataDir: folder });
  const to = target.db;
  if (!isPostgres(to)) throw new Error("DATABASE_URL names no PostgreSQL");
  try {
    return await withStartLock(to, folder, async () => {
      await refuseRows(to);
      await migrate(target);
      const tables = tablesOf(to);
      return fillingPostgres(to.pool, tables, (rows) => copyRows(sqliteRows(from.client), rows, tables));
    });
  } finally {
    from.client.close();
  }
}

/** @throws OperatorError when the database of that address holds rows. */
export async function refuseOccupied(databaseUrl: string): Promise<void> {
  await refuseRows((await openDatabase({ databaseUrl, dataDir: "" })).db);
}

async function refuseRows(db: Parameters<typeof holdsRows>[0]): Promise<void> {
  if (await holdsRows(db))
    throw new OperatorError("DATABASE_URL names a database that holds a site already: name an empty one.");
}
