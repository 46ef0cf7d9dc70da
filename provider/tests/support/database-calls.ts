import { AsyncLocalStorage } from "node:async_hooks";

import type { Payload } from "payload";
import { z } from "zod";

import { isPostgres, isSqlite } from "../../src/lib/db/transactions";

const METHODS = ["find", "findOne", "create", "updateOne", "updateMany", "deleteOne", "deleteMany"] as const;

const aboutCollection = z.tuple([z.object({ collection: z.string() })]).rest(z.unknown());

/**
 * Lists the database calls of some work in order, such as "find videos", without those of the provider's workers.
 * @param work Receives the growing list.
 */
export async function databaseCalls(
  { db }: Payload,
  work: (calls: string[]) => Promise<unknown>,
): Promise<string[]> {
  const ofWork = new AsyncLocalStorage<string[]>();
  const originals = Object.fromEntries(METHODS.map((method) => [method, db[method]]));
  for (const method of METHODS) {
    const listed = new Proxy(db[method], {
      apply(target, self, args: unknown[]): unknown {
        const [{ collection }] = aboutCollection.parse(args);
        ofWork.getStore()?.push(`${method} ${collection}`);
        return Reflect.apply(target, self, args);
      },
    });
    Object.assign(db, { [method]: listed });
  }
  const calls: string[] = [];
  try {
    await ofWork.run(calls, () => work(calls));
  } finally {
    Object.assign(db, originals);
  }
  return calls;
}

const statement = z.union([
  z.string().transform((sql) => ({ sql, args: [] })),
  z.object({ sql: z.string(), args: z.array(z.unknown()) }),
  z.object({ text: z.string() }).transform(({ text }) => ({ sql: text, args: [] })),
]);

type Statement = { sql: string; args: unknown[] };

/** Returns the database statements of some work, from any part of the provider. */
export async function statementsOf({ db }: Payload, work: () => Promise<unknown>): Promise<Statement[]> {
  const ofWork = new AsyncLocalStorage<Statement[]>();
  const listed = <Run extends (...args: never[]) => unknown>(run: Run): Run =>
    new Proxy(run, {
      apply(target, self, args: unknown[]): unknown {
        const [asked, values] = args;
        const { sql, args: own } = statement.parse(asked);
        ofWork.getStore()?.push({ sql, args: Array.isArray(values) ? values : own });
        return Reflect.apply(target, self, args);
      },
    });
  const statements: Statement[] = [];
  if (isSqlite(db)) {
    const { client } = db;
    const { execute } = client;
    client.execute = listed(execute);
    await ofWork.run(statements, work).finally(() => (client.execute = execute));
  } else if (isPostgres(db)) {
    const { pool } = db;
    const { query } = pool;
    pool.query = listed(query);
    await ofWork.run(statements, work).finally(() => (pool.query = query));
  }
  return statements;
}
