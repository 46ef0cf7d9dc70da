import { createClient } from "@libsql/client";

import { errorCode } from "../../lib/files/error-code";
import { OperatorError } from "../../lib/operator-error";

/**
 * Opens a SQLite file exclusively until it is closed.
 * @throws OperatorError when it is open elsewhere: SQLite ends its log (WAL) only for the last connection.
 */
export async function lockSqlite(file: string) {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute("PRAGMA journal_mode = DELETE");
    await client.execute("PRAGMA locking_mode = EXCLUSIVE");
    await client.execute("BEGIN EXCLUSIVE");
    await client.execute("COMMIT");
    return client;
  } catch (error) {
    client.close();
    if (errorCode(error) !== "SQLITE_BUSY") throw error;
    throw new OperatorError(`${file} is in use. Stop the provider and its worker first.`);
  }
}
