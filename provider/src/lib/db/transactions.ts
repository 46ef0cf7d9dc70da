import type { Socket } from "node:net";

import {
  commitTransaction,
  createLocalReq,
  type DatabaseAdapter,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type RequestContext,
} from "payload";

type SqliteStatement = { sql: string; args: (string | number | null)[] };

/** The part we use of Payload's SQLite client. */
export type SqliteClient = {
  execute: (statement: string | SqliteStatement) => Promise<{ rows: unknown[] }>;
  /** All or nothing. */
  batch: (statements: SqliteStatement[], mode: "write") => Promise<unknown>;
  close: () => void;
};

type SqliteAdapter = DatabaseAdapter & { client: SqliteClient };

type PostgresQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** A PostgreSQL connection for one task. `release(true)` closes it instead of reusing it. */
export type PostgresConnection = { query: PostgresQuery; release: (close?: boolean) => void };

export type PostgresClient = {
  connection: { stream: Socket };
  /** The statement in progress, if any; `pg` offers no other way to tell. */
  _activeQuery: unknown;
};

/** The part we use of Payload's PostgreSQL pool. */
export type PostgresPool = {
  query: PostgresQuery;
  connect: () => Promise<PostgresConnection>;
  on: (event: "acquire", listener: (client: PostgresClient) => void) => unknown;
  end: () => Promise<void>;
};

/** Returns whether the database is SQLite, which Payload uses with one connection and no transactions. */
export function isSqlite(db: DatabaseAdapter): db is SqliteAdapter {
  return db.name === "sqlite" && "client" in db;
}

export function isPostgres(db: DatabaseAdapter): db is DatabaseAdapter & {
  pool: PostgresPool;
  execute: (statement: { db: unknown; raw: string }) => Promise<unknown>;
} {
  return db.name === "postgres" && "pool" in db;
}

/** Runs work at start, all or nothing even if the process dies. With SQLite, it has the one connection to itself. */
export async function allOrNothing({ db }: Payload, work: () => Promise<void>): Promise<void> {
  // Migrations that rebuild a table switch foreign keys off, but that has no effect inside a transaction.
  await (isSqlite(db) ? withoutForeignKeys(db.client, work) : work());
}

/** Runs work in one transaction of SQLite, in which rows may come before those they refer to. */
export async function withoutForeignKeys(client: SqliteClient, work: () => Promise<void>): Promise<void> {
  await client.execute("PRAGMA foreign_keys = OFF");
  await client.execute("BEGIN IMMEDIATE");
  try {
    await work();
    await client.execute("COMMIT");
  } catch (error) {
    // SQLite has already ended the transaction if the disk is full. Only the first error says so.
    await client.execute("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    await client.execute("PRAGMA foreign_keys = ON");
  }
}

/**
 * Runs work in one transaction if the database supports it.
 * @param context For the hooks that take part.
 */
export async function inTransaction<T>(
  payload: Payload,
  context: RequestContext,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ context }, payload);
  const isOurs = await initTransaction(req);
  try {
    const done = await work(req);
    if (isOurs) await commitTransaction(req);
    return done;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Any number that no other lock uses. */
const FACTS_LOCK = 720_116;

/** Holds off transactions that take the same lock until this one ends. Does nothing without transactions. */
export async function lockInTransaction({ payload: { db }, transactionID }: PayloadRequest): Promise<void> {
  const id = await transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  if (session && isPostgres(db))
    await db.execute({ db: session.db, raw: `SELECT pg_advisory_xact_lock(${FACTS_LOCK})` });
}

/** Runs work in the request's transaction, or in its own if there is none. */
export async function inSameTransaction<T>(
  payload: Payload,
  { transactionID, context }: Partial<PayloadRequest> = {},
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const id = await transactionID;
  if (id !== undefined) return work(await createLocalReq({ req: { transactionID: id }, context }, payload));
  return inTransaction(payload, { ...context }, work);
}
