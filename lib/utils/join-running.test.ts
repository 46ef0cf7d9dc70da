import { dedupe } from "./join-running";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work that ends when it is told to. */
function openWork() {
  let finish: (outcome: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const begin = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { begin, finish: (outcome: string) => finish(outcome), fail: (error: Error) => fail(error) };
}

it("is done once for all who ask at once", async () => {
  const run = dedupe<string>();
  const work = openWork();
  const both = Promise.all([run("a", 1000, work.begin), run("a", 1000, work.begin)]);
  work.finish("done");
  expect(await both).toEqual([{ outcome: "done" }, { outcome: "done" }]);
  expect(work.begin).toHaveBeenCalledTimes(1);
});

it("is done for each key apart", async () => {
  const run = dedupe<string>();
  expect(await Promise.all(["a", "b"].map((key) => run(key, 1000, async () => key)))).toEqual([
    { outcome: "a" },
    { outcome: "b" },
  ]);
});

it("begins anew for who asks after what came of it was told", async () => {
  const run = dedupe<string>();
  expect(await run("a", 1000, async () => "first")).toEqual({ outcome: "first" });
  expect(await run("a", 1000, async () => "second")).toEqual({ outcome: "second" });
});

it("lets nobody wait longer than they may, and tells who asks again", async () => {
  const run = dedupe<string>();
  const work = openWork();
  const first = run("a", 1000, work.begin);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await first).toBeNull();
  work.finish("done");
  expect(await run("a", 1000, work.begin)).toEqual({ outcome: "done" });
  expect(work.begin).toHaveBeenCalledTimes(1);
});

it("forgets what came of it when nobody asks for a minute", async () => {
  const run = dedupe<string>();
  const work = openWork();
  const first = run("a", 1000, work.begin);
  await jest.advanceTimersByTimeAsync(1000);
  await first;
  work.finish("long ago");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await run("a", 1000, async () => "new")).toEqual({ outcome: "new" });
});

it("tells all of a failure, and begins anew after it", async () => {
  const run = dedupe<string>();
  const work = openWork();
  const both = Promise.allSettled([run("a", 1000, work.begin), run("a", 1000, work.begin)]);
  work.fail(new Error("no"));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await run("a", 1000, async () => "second")).toEqual({ outcome: "second" });
});
