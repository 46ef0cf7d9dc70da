import { AsyncLocalStorage } from "node:async_hooks";

import type { Payload } from "payload";
import { z } from "zod";

const METHODS = ["find", "findOne", "create", "updateOne", "updateMany", "deleteOne", "deleteMany"] as const;

const aboutCollection = z.tuple([z.object({ collection: z.string() })]).rest(z.unknown());

/**
 * Lists what some work asks the database for, such as "find videos", in its order. What the provider's workers ask for at
 * the same time is not among it.
 * @param work Is given the list as it grows.
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
