import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { createClient } from "@libsql/client";
import type { DatabaseAdapter } from "payload";

import { errorCode } from "../files/error-code";
import { isPostgres, type PostgresPool } from "./transactions";

/** Any number, the same in every version and process, and not the search index's. */
const LOCK = 7_240_114;

const RETRY_MS = 100;

/**
 * Does work on a database's tables that two processes must not do at once. Another waits; the lock of a process that ends
 * is free at once.
 * @param db Which has the lock if it is PostgreSQL; else it is in the data folder, which must be there.
 */
export async function withStartLock<T>(
  db: DatabaseAdapter | undefined,
  dataDir: string,
  work: () => Promise<T>,
): Promise<T> {
  const release = await (db && isPostgres(db) ? lockPostgres(db.pool) : lockFolder(dataDir));
  try {
    return await work();
  } finally {
    await release();
  }
}

/** The lock belongs to a connection, so one is kept for it alone. */
async function lockPostgres(pool: PostgresPool): Promise<() => Promise<void>> {
  const connection = await pool.connect();
  await connection.query("SELECT pg_advisory_lock($1)", [LOCK]);
  return async () => {
    await connection.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    connection.release();
  };
}

/** SQLite's own lock of a file that holds nothing: the system frees it when its process ends, however that ends. */
async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const client = createClient({ url: `file:${path.join(dataDir, "start.lock")}` });
  for (;;) {
    try {
      // Not EXCLUSIVE: a try that failed leaves a shared lock behind, which that one would keep as its own for ever.
      await client.execute("BEGIN IMMEDIATE");
      break;
    } catch (error) {
      if (errorCode(error) !== "SQLITE_BUSY") throw error;
      await sleep(RETRY_MS);
    }
  }
  return async () => {
    await client.execute("ROLLBACK");
    client.close();
  };
}
