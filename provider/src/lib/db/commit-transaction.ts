import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { DatabaseAdapterObj, PayloadRequest } from "payload";

/** A running transaction as Payload stores it, with our additions: Next builds this module more than once. */
type Session = {
  resolve: () => Promise<void>;
  /** Why it was not committed; `null` once it was. */
  failure?: Promise<Error | null>;
  /** Run after the commit. */
  followUps?: (() => Promise<void>)[];
};

function sessionOf(
  { sessions }: { sessions?: Record<string, Session> },
  id: number | string,
): Session | undefined {
  return sessions?.[id];
}

/**
 * Makes a failed COMMIT throw. Payload treats one as a success, such as when PostgreSQL restarts, and likewise the
 * commit of a transaction already rolled back: a write would be acknowledged but lost.
 */
export function withCheckedCommits(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return { ...adapter, init: (options) => checkCommits(adapter.init(options)) };
}

type Committing = Pick<
  PostgresAdapter,
  "beginTransaction" | "commitTransaction" | "connect" | "drizzle" | "payload" | "pool" | "sessions"
>;

function checkCommits<Adapter extends Committing>(db: Adapter): Adapter {
  const { beginTransaction, commitTransaction, connect } = db;
  const checked: Partial<Committing> = {
    /** A connection lost between statements emits an error, which ends the process when nobody listens. */
    async connect(options) {
      await connect?.call(db, options);
      const noteLoss = (err: Error) =>
        db.payload.logger.warn({ err, msg: "A connection to PostgreSQL was lost" });
      db.pool.on("error", noteLoss).on("connect", (client) => client.on("error", noteLoss));
    },
    async beginTransaction(options) {
      let done: Promise<unknown> = Promise.resolve();
      const transaction: typeof db.drizzle.transaction = (...args) => {
        const running = db.drizzle.transaction(...args);
        done = running;
        return running;
      };
      const id = await beginTransaction.call({ ...db, drizzle: { transaction } }, options);
      const session = id === null ? undefined : sessionOf(db, id);
      if (session)
        session.failure = done.then(
          () => null,
          (cause: unknown) => new Error("The transaction was not committed", { cause }),
        );
      return id;
    },
    async commitTransaction(pending) {
      const id = await pending;
      const session = sessionOf(db, id);
      if (!session) throw new Error("The transaction was rolled back before it was to be committed");
      await commitTransaction.call(db, id);
      const failure = await session.failure;
      if (failure) throw failure;
      for (const followUp of session.followUps ?? []) await followUp();
    },
  };
  return Object.assign(db, checked);
}

/**
 * Does what cannot be undone, such as removing a file, after the request's commit: at once without a transaction, never
 * after a rollback.
 * @param followUp Must not throw: the changes stand by then.
 */
export async function afterCommit(req: PayloadRequest, followUp: () => Promise<void>): Promise<void> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : sessionOf(req.payload.db, id);
  if (session) (session.followUps ??= []).push(followUp);
  else await followUp();
}
