import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { createClient } from "@libsql/client";
import type { DatabaseAdapter } from "payload";

import { errorCode } from "../files/error-code";
import { isPostgres, type PostgresPool } from "./transactions";

/** Any number that every version and process shares, other than the search index's. */
const LOCK = 7_240_114;

const RETRY_MS = 100;

/**
 * Runs work on a database's tables that two processes must not do at once. Others wait; the lock is freed when its
 * process ends.
 * @param db Holds the lock if it is PostgreSQL; otherwise the data folder does, which must exist.
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

/** The lock belongs to a connection, so one is reserved for it. */
async function lockPostgres(pool: PostgresPool): Promise<() => Promise<void>> {
  const connection = await pool.connect();
  await connection.query("SELECT pg_advisory_lock($1)", [LOCK]);
  return async () => {
    await connection.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    connection.release();
  };
}

/** Locks an empty SQLite file: the system frees the lock when the process ends, however it ends. */
async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const client = createClient({ url: `file:${path.join(dataDir, "start.lock")}` });
  for (;;) {
    try {
      // Not EXCLUSIVE: a failed attempt leaves a shared lock behind, which would then be kept for ever.
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
