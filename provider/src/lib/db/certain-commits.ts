import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { DatabaseAdapterObj, PayloadRequest } from "payload";

type Id = number | string;

/** What is known of a transaction that has begun. */
type Transaction = {
  /** Why it was not committed; `null` once it was. */
  failure: Promise<Error | null>;
  /** What is done once it was. */
  followUps: (() => Promise<void>)[];
};

const transactions = new Map<Id, Transaction>();

/**
 * Payload takes a COMMIT that fails, as when PostgreSQL restarts at that moment, for one that has succeeded: what was
 * sent would be acknowledged, and lost. Here the commit throws then.
 */
export function withCertainCommits(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return { ...adapter, init: (options) => makeCertain(adapter.init(options)) };
}

type Committing = Pick<
  PostgresAdapter,
  | "beginTransaction"
  | "commitTransaction"
  | "connect"
  | "drizzle"
  | "payload"
  | "pool"
  | "rollbackTransaction"
>;

function makeCertain<Adapter extends Committing>(db: Adapter): Adapter {
  const { beginTransaction, commitTransaction, connect, rollbackTransaction } = db;
  const certain: Partial<Committing> = {
    /** A connection that is lost between two statements tells its listeners, and ends the process where it has none. */
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
      const failure = done.then(
        () => null,
        (cause: unknown) => new Error("The transaction was not committed", { cause }),
      );
      if (id !== null) transactions.set(id, { failure, followUps: [] });
      return id;
    },
    async commitTransaction(pending) {
      const id = await pending;
      const transaction = transactions.get(id);
      transactions.delete(id);
      await commitTransaction.call(db, id);
      const failure = await transaction?.failure;
      if (failure) throw failure;
      for (const followUp of transaction?.followUps ?? []) await followUp();
    },
    async rollbackTransaction(pending) {
      const id = await pending;
      transactions.delete(id);
      await rollbackTransaction.call(db, id);
    },
  };
  return Object.assign(db, certain);
}

/**
 * Does what cannot be taken back, such as removing a file, once the request's changes are certain: at once where no
 * transaction holds them, and never if that is rolled back.
 * @param followUp Must not throw: the changes stand by then.
 */
export async function afterCommit(req: PayloadRequest, followUp: () => Promise<void>): Promise<void> {
  const id = await req.transactionID;
  const transaction = id === undefined ? undefined : transactions.get(id);
  if (transaction) transaction.followUps.push(followUp);
  else await followUp();
}
