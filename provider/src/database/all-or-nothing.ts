import type { DatabaseAdapter, Payload } from "payload";

type SqliteAdapter = DatabaseAdapter & { client: { execute: (statement: string) => Promise<unknown> } };

/** Whether the database is SQLite, which Payload drives through one connection and without transactions. */
export function isSqlite(db: DatabaseAdapter): db is SqliteAdapter {
  return db.name === "sqlite" && "client" in db;
}

/**
 * Does a piece of work at start, before anybody is served, so that it is done wholly or, when the process dies on the
 * way, not at all. For SQLite: the work has its one connection to itself then.
 */
export async function allOrNothing(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { db } = payload;
  if (!isSqlite(db)) {
    await work();
    return;
  }
  // Migrations that rebuild a table switch this off, which has no effect once the transaction has begun.
  await db.client.execute("PRAGMA foreign_keys = OFF");
  await db.client.execute("BEGIN IMMEDIATE");
  try {
    await work();
    await db.client.execute("COMMIT");
  } catch (error) {
    await db.client.execute("ROLLBACK");
    throw error;
  } finally {
    await db.client.execute("PRAGMA foreign_keys = ON");
  }
}
