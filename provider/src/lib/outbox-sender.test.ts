/** @jest-environment node */
import { createOutboxSender, LONGEST_RETRY_MS } from "./outbox-sender";
import { createWorker } from "./worker";

const MOST_ROWS = 30;
const MINUTE = 60_000;

/** A receiver that takes thirty files per call, and refuses a call with any file it refuses. */
function setUp(isRefused: (file: string) => boolean) {
  const rows = new Map<string, string>();
  let ids = 0;
  const calls: string[][] = [];
  const work = createOutboxSender({
    receiver: "The receiver",
    subject: "files",
    url: "http://receiver.example",
    token: undefined,
    callFor(pending) {
      const sent = pending.slice(0, MOST_ROWS);
      const files = sent.flatMap(({ items }) => items);
      return { rows: sent, items: files, body: { files } };
    },
    store: {
      read: async () => [...rows].map(([id, file]) => ({ id, items: [file] })),
      remove: async (ids) => ids.forEach((id) => rows.delete(id)),
    },
    log: { info: () => undefined, warn: () => undefined },
    fetch: async (_, init) => {
      const { files } = JSON.parse(init?.body as string) as { files: string[] };
      calls.push(files);
      return new Response("{}", { status: files.some(isRefused) ? 400 : 200 });
    },
  });
  const worker = createWorker(work);
  const add = (...files: string[]) => {
    for (const file of files) rows.set(String((ids += 1)), file);
    worker.wake();
  };
  const left = () => [...rows.values()];
  return { add, calls, left };
}

const files = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`);
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("a file that is always refused blocks no other, before or after it", async () => {
  const { add, left } = setUp((file) => file === "early7");
  add(...files(61, "early"));
  await after(MINUTE);
  add(...files(8, "later"));
  await after(MINUTE);
  expect(left()).toEqual(["early7"]);
});

it("refused files are retried in turn, each in its own call, for as long as it takes", async () => {
  const bad = ["bad0", "bad1", "bad2"];
  let isMended = false;
  const { add, calls, left } = setUp((file) => !isMended && bad.includes(file));
  add(...bad);
  await after(10 * LONGEST_RETRY_MS);
  expect(calls.slice(0, 7)).toEqual([bad, ...[...bad, ...bad].map((file) => [file])]);
  isMended = true;
  await after(2 * LONGEST_RETRY_MS);
  expect(left()).toEqual([]);
});

it("a failed call is retried in time, even if the clock is set back meanwhile", async () => {
  let isMended = false;
  const { add, left } = setUp(() => !isMended);
  add("file");
  await after(MINUTE);
  jest.setSystemTime(Date.now() - 24 * 60 * MINUTE);
  isMended = true;
  await after(2 * LONGEST_RETRY_MS);
  expect(left()).toEqual([]);
});
