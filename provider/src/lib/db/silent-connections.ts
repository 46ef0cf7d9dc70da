import type { DatabaseAdapter } from "payload";

import { isPostgres, type PostgresClient, type PostgresPool } from "./transactions";

/** How long to wait for a PostgreSQL connection, new or from the pool, in milliseconds. */
const CONNECT_MS = 10_000;

/** Idle time before TCP keep-alive checks the other machine, in milliseconds. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** How long to keep an unused connection, in milliseconds. */
const IDLE_MS = 30_000;

/** How long PostgreSQL may be silent about a statement while visitors wait, in milliseconds. */
const SILENCE_MS = 30_000;

export const POOL_TIMES = {
  connectionTimeoutMillis: CONNECT_MS,
  idleTimeoutMillis: IDLE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
};

const silences = new WeakMap<PostgresPool, number>();
const watched = new WeakSet<PostgresClient>();

/**
 * Closes connections on which PostgreSQL leaves a statement unanswered: a machine that lost power closes none. That
 * statement fails; the next one gets another connection. Not for long work such as migrations and backups.
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
