import { idleTimeout, settlesWithin } from "./timeout";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("settlesWithin", () => {
  it("recognises work that ends in time, successfully or not", async () => {
    expect(await settlesWithin(1000, Promise.resolve())).toBe(true);
    expect(await settlesWithin(1000, Promise.reject(new Error("no")))).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("recognises work that does not", async () => {
    const waiting = settlesWithin(1000, new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe(false);
  });
});

describe("idleTimeout", () => {
  it("does not abort work that progresses, however long it takes", () => {
    const { signal, restart } = idleTimeout(1000);
    for (let step = 0; step < 5; step += 1) {
      jest.advanceTimersByTime(999);
      restart();
    }
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  it("aborts nothing after it was stopped", () => {
    const { signal, stop } = idleTimeout(1000);
    stop();
    jest.advanceTimersByTime(1000);
    expect(signal.aborted).toBe(false);
  });
});
