import { setImmediate as nextTurn } from "node:timers/promises";

import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj } from "payload";

/** How long SQLite may keep the process to itself, in milliseconds. */
const TURN_MS = 20;

/**
 * Lets other work happen between statements. SQLite answers at once, so a long loop over records would otherwise block
 * all requests. Its statements would also keep their memory, which libsql frees between turns of the event loop.
 */
export function withTurns(adapter: DatabaseAdapterObj<SQLiteAdapter>): DatabaseAdapterObj<SQLiteAdapter> {
  return { ...adapter, init: (options) => takeTurns(adapter.init(options)) };
}

type Connecting = Pick<SQLiteAdapter, "client" | "connect">;

export function takeTurns<Adapter extends Connecting>(db: Adapter): Adapter {
  const { connect } = db;
  const taking: Partial<Connecting> = {
    async connect(options) {
      const before = db.client;
      await connect?.call(db, options);
      // Payload connects again when it reloads, with the same client.
      if (db.client !== before) db.client.execute = inTurns(db.client.execute.bind(db.client));
    },
  };
  return Object.assign(db, taking);
}

type Execute = SQLiteAdapter["client"]["execute"];

function inTurns(execute: Execute): Execute {
  let turnEnds = 0;
  return async (...args) => {
    if (performance.now() > turnEnds) {
      await nextTurn();
      turnEnds = performance.now() + TURN_MS;
    }
    return execute(...args);
  };
}
