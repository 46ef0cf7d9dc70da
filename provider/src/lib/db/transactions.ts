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

/** What is used of the client that Payload drives SQLite through. */
export type SqliteClient = {
  execute: (statement: string | SqliteStatement) => Promise<{ rows: unknown[] }>;
  /** All or nothing. */
  batch: (statements: SqliteStatement[], mode: "write") => Promise<unknown>;
  close: () => void;
};

type SqliteAdapter = DatabaseAdapter & { client: SqliteClient };

type PostgresQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** A connection to PostgreSQL for one piece of work. Released with `true`, it is closed instead of being used again. */
export type PostgresConnection = { query: PostgresQuery; release: (close?: boolean) => void };

/** A connection as `pg` keeps it. */
export type PostgresClient = {
  connection: { stream: Socket };
  /** The statement that is being carried out, if any: `pg` tells it by no other name. */
  _activeQuery: unknown;
};

/** What is used of the connections that Payload drives PostgreSQL through. */
export type PostgresPool = {
  query: PostgresQuery;
  connect: () => Promise<PostgresConnection>;
  on: (event: "acquire", listener: (client: PostgresClient) => void) => unknown;
  end: () => Promise<void>;
};

/** Whether the database is SQLite, which Payload drives through one connection and without transactions. */
export function isSqlite(db: DatabaseAdapter): db is SqliteAdapter {
  return db.name === "sqlite" && "client" in db;
}

/** Whether the database is PostgreSQL. */
export function isPostgres(db: DatabaseAdapter): db is DatabaseAdapter & {
  pool: PostgresPool;
  execute: (statement: { db: unknown; raw: string }) => Promise<unknown>;
} {
  return db.name === "postgres" && "pool" in db;
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

/**
 * Does a piece of work in one transaction, where the database has them.
 * @param context What the hooks that take part can read.
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

/** Any number that nothing else locks by. */
const FACTS_LOCK = 720_116;

/**
 * Holds off other transactions that ask for the same, until this one ends. Without transactions nothing is held off.
 */
export async function lockInTransaction({ payload: { db }, transactionID }: PayloadRequest): Promise<void> {
  const id = await transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  if (session && isPostgres(db))
    await db.execute({ db: session.db, raw: `SELECT pg_advisory_xact_lock(${FACTS_LOCK})` });
}

/** Does a piece of work in the request's transaction, or in one of its own where it has none. */
export async function inSameTransaction<T>(
  payload: Payload,
  { transactionID, context }: Partial<PayloadRequest> = {},
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const id = await transactionID;
  if (id !== undefined) return work(await createLocalReq({ req: { transactionID: id }, context }, payload));
  return inTransaction(payload, { ...context }, work);
}
