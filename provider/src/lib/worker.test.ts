import {
  createWorker,
  FIRST_RECHECK_MS,
  LONGEST_REST_MS,
  SHORTEST_REST_MS,
  startWorker,
  wakeWorker,
} from "./worker";

type Work = () => Promise<Date | undefined>;

function start(work: Work) {
  const spied = jest.fn(work);
  const { wake } = createWorker(spied);
  return { wake, work: spied };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe("createWorker", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("runs when woken, and then every minute", async () => {
    const { wake, work } = start(async () => undefined);
    expect(work).not.toHaveBeenCalled();
    wake();
    await pass(LONGEST_REST_MS - 1);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("runs again if there is more to do, but never without a pause", async () => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const { wake, work } = start(async () => undefined);
    work.mockImplementationOnce(async () => inSeconds(5));
    work.mockImplementationOnce(async () => inSeconds(-100));
    work.mockImplementationOnce(async () => inSeconds(1_000_000));
    wake();
    await pass(4_999);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(SHORTEST_REST_MS);
    expect(work).toHaveBeenCalledTimes(3);
    await pass(LONGEST_REST_MS);
    expect(work).toHaveBeenCalledTimes(4);
  });

  it("never runs twice at once, and runs again if woken meanwhile", async () => {
    let finish: () => void = () => undefined;
    const { wake, work } = start(async () => undefined);
    work.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(undefined);
        }),
    );
    wake();
    wake();
    wake();
    await pass(0);
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await pass(0);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(LONGEST_REST_MS - 1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("checks again, less and less often, for uncommitted changes it was woken for", async () => {
    const { wake, work } = start(async () => undefined);
    wake({ isUncommitted: true });
    await pass(0);
    expect(work).toHaveBeenCalledTimes(1);
    for (const [index, wait] of [1, 2, 4, 8].entries()) {
      await pass(wait * FIRST_RECHECK_MS);
      expect(work).toHaveBeenCalledTimes(index + 2);
    }
    await pass(10 * LONGEST_REST_MS);
    const calls = work.mock.calls.length;
    await pass(LONGEST_REST_MS);
    expect(work).toHaveBeenCalledTimes(calls + 1);
  });
});

describe("startWorker", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("doesn't make work wait for other work of the same worker", async () => {
    const stuck = jest.fn(() => new Promise<undefined>(() => undefined));
    const quick = jest.fn(async () => undefined);
    startWorker("revalidation", stuck, quick);
    await pass(0);
    await wakeWorker("revalidation");
    await pass(0);
    expect(stuck).toHaveBeenCalledTimes(1);
    expect(quick).toHaveBeenCalledTimes(2);
  });
});
