import { setImmediate as nextTurn } from "node:timers/promises";

import type { Payload } from "payload";

import { withoutValues } from "../log";

/**
 * Yields records one by one, and lets other work happen in between. SQLite answers at once, so until a loop over records
 * has ended, no request would be answered, and libsql would not free the memory of its statements.
 */
export async function* oneByOne<T>(records: readonly T[]): AsyncGenerator<T, void, undefined> {
  for (const record of records) {
    yield record;
    await nextTurn();
  }
}

/** Does work for each record. Logs a failure, which keeps no other record waiting. */
export async function forEachRecord<T>(
  payload: Payload,
  records: readonly T[],
  work: (record: T) => Promise<void>,
  messageOf: (record: T) => string,
): Promise<void> {
  for await (const record of oneByOne(records)) {
    try {
      await work(record);
    } catch (error) {
      payload.logger.error({ err: withoutValues(error), msg: messageOf(record) });
    }
  }
}
