import Database from "libsql";
import { z } from "zod";
import { pageRequests } from "@/lib/page-cache/page-request.mjs";
import type { AnswerStore } from "../answer-store";
import { createSharedAnswers, GATHERED_MS } from "../shared-answers";

const rows = z.array(z.record(z.string(), z.unknown()));

/** Returns SQLite with a Durable Object's interface. */
export function newSql() {
  const database = new Database(":memory:");
  return {
    exec: (query: string, ...values: (string | number)[]) => {
      const statement = database.prepare(query);
      const found = statement.reader ? rows.parse(statement.all(...values)) : [];
      if (!statement.reader) statement.run(...values);
      return { toArray: () => found };
    },
  };
}

/** Creates an isolate beside others of the same object, with a switch for its connection. */
export function newIsolate(store: AnswerStore, build = "build") {
  const line = { isCut: false };
  const reach = async <T>(ask: () => T): Promise<T> => {
    if (line.isCut) throw new Error("Network connection lost.");
    return ask();
  };
  const calls: string[] = [];
  const answers = createSharedAnswers({
    object: () => ({
      number: () => reach(() => (calls.push("number"), store.number())),
      announce: (gone) => reach(() => store.announce(gone)),
      keep: (kept) => reach(() => (calls.push(`keep ${kept.length}`), store.keep(kept))),
      recall: (key) => reach(() => (calls.push("recall"), store.recall(key))),
    }),
    build,
    waitUntil: () => undefined,
  });
  return { ...answers, line, calls };
}

export type Isolate = ReturnType<typeof newIsolate>;

/** Runs a function as a request to an isolate does. */
export const request = <T>(run: () => T): T => pageRequests.run({ startedAt: 0, version: 0, nonce: "" }, run);

export function keep(isolate: Isolate, key: string, value: unknown, version = isolate.number()) {
  request(() => isolate.keep(key, { value, version }));
}

export const gathered = () => jest.advanceTimersByTimeAsync(GATHERED_MS);

/** Returns what an isolate shows of an answer in an outage. */
export async function recall(isolate: Isolate, key: string) {
  const recalled = await isolate.recall(key);
  return recalled && { value: JSON.parse(recalled.text) as unknown, gone: recalled.gone };
}
