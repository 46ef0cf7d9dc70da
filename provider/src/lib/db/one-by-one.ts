import { setImmediate as nextTurn } from "node:timers/promises";

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
