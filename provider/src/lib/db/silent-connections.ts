import type { DatabaseAdapter } from "payload";

import { isPostgres, type PostgresClient, type PostgresPool } from "./transactions";

/** How long it may take to connect to PostgreSQL, or to get a connection that others use, in milliseconds. */
const CONNECT_MS = 10_000;

/** After how long without traffic the system asks whether the other machine is still there, in milliseconds. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** How long a connection that nobody needs is kept, in milliseconds. */
const IDLE_MS = 30_000;

/** How long PostgreSQL may take to send anything about a statement while visitors wait, in milliseconds. */
const SILENCE_MS = 30_000;

/** What every pool of connections to PostgreSQL is made with. */
export const POOL_TIMES = {
  connectionTimeoutMillis: CONNECT_MS,
  idleTimeoutMillis: IDLE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
};

const silences = new WeakMap<PostgresPool, number>();
const watched = new WeakSet<PostgresClient>();

/**
 * From now on, closes a connection on which PostgreSQL sends nothing for a while though it was asked something: a machine
 * without power closes none by itself. What was asked fails then, and the next question gets another connection. Not for
 * work that takes long, such as migrations and backups.
 * @param silenceMs In milliseconds.
 */
export function endSilentConnections(db: DatabaseAdapter, silenceMs = SILENCE_MS): void {
  if (!isPostgres(db)) return;
  const { pool } = db;
  const isFirst = !silences.has(pool);
  silences.set(pool, silenceMs);
  if (isFirst) pool.on("acquire", (client) => watch(client, silences.get(pool) ?? SILENCE_MS));
}

function watch(client: PostgresClient, silenceMs: number): void {
  const { stream } = client.connection;
  stream.setTimeout(silenceMs);
  if (watched.has(client)) return;
  watched.add(client);
  stream.on("timeout", () => {
    if (client._activeQuery) stream.destroy(new Error("PostgreSQL does not answer"));
  });
}
