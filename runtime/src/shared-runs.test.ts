import { keptFor, sharedRuns } from "./shared-runs";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Starts work that the test ends. */
function openWork() {
  let finish: (result: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const begin = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { begin, finish: (result: string) => finish(result), fail: (error: Error) => fail(error) };
}

describe("sharedRuns", () => {
  it("runs once for concurrent callers, and again afterwards", async () => {
    const runs = sharedRuns<string>();
    const work = openWork();
    const both = Promise.all([runs.run("a", work.begin), runs.run("a", work.begin)]);
    work.finish("first");
    expect(await both).toEqual(["first", "first"]);
    expect(work.begin).toHaveBeenCalledTimes(1);
    expect(await runs.run("a", async () => "second")).toBe("second");
  });

  it("runs separately for each key", async () => {
    const runs = sharedRuns<string>({ keptMs: 1000 });
    const both = ["a", "b"].map((key) => runs.run(key, async () => key));
    expect(await Promise.all(both)).toEqual(["a", "b"]);
  });

  it("passes a failure to all callers and does not keep it", async () => {
    const runs = sharedRuns<string>({ keptMs: 1000 });
    const work = openWork();
    const both = Promise.allSettled([runs.run("a", work.begin), runs.run("a", work.begin)]);
    work.fail(new Error("no"));
    expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await runs.run("a", async () => "second")).toBe("second");
  });

  it("keeps a result for its lifetime, counted from the end of the work", async () => {
    const runs = sharedRuns<string>({ keptMs: 1000 });
    const work = openWork();
    const first = runs.run("a", work.begin);
    await jest.advanceTimersByTimeAsync(5000);
    work.finish("first");
    await first;
    await jest.advanceTimersByTimeAsync(999);
    expect(await runs.run("a", async () => "second")).toBe("first");
    await jest.advanceTimersByTimeAsync(1);
    expect(await runs.run("a", async () => "second")).toBe("second");
  });

  it("runs again for a forgotten key", async () => {
    const runs = sharedRuns<string>({ keptMs: 1000 });
    await runs.run("a", async () => "first");
    runs.forget("a");
    expect(await runs.run("a", async () => "second")).toBe("second");
  });

  it("is full at its limit until a run has ended, but only for new keys", async () => {
    const runs = sharedRuns<string>({ most: 1 });
    const work = openWork();
    const first = runs.run("a", work.begin);
    expect([runs.isFull("a"), runs.isFull("b")]).toEqual([false, true]);
    work.finish("first");
    await first;
    expect(runs.isFull("b")).toBe(false);
  });
});

describe("keptFor", () => {
  it("reads again only after its lifetime, and at once after a failure", async () => {
    let reads = 0;
    const read = jest.fn(async () => (reads += 1));
    const kept = keptFor(1000, read);
    expect([await kept(), await kept()]).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(1000);
    read.mockRejectedValueOnce(new Error("out"));
    await expect(kept()).rejects.toThrow("out");
    expect(await kept()).toBe(2);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it("replaces a read that never ends", async () => {
    const read = jest.fn(async () => "answer");
    read.mockReturnValueOnce(new Promise(() => undefined));
    const kept = keptFor(1000, read);
    void kept();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await kept()).toBe("answer");
  });
});
