import { setImmediate } from "node:timers/promises";
import { takeLock } from "@/lib/redis/lock";
import { uploadLocker, whileNobodyElsePublishes } from "./upload-locks";

jest.mock("@/lib/redis/lock", () => ({ takeLock: jest.fn(async () => async () => undefined) }));

const WAIT_MS = 15_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] }));
afterEach(() => jest.useRealTimers());

/** A request for an upload's lock. */
function request(locker: ReturnType<typeof uploadLocker>) {
  const stopped = new AbortController();
  const requestRelease = jest.fn();
  const lock = locker.newLock("an upload");
  return { stopped, requestRelease, lock, taken: lock.lock(stopped.signal, requestRelease) };
}

/** Runs everything that needs no outside event. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

const busy = { status_code: 423, body: "uploadBusy" };

it("asks the previous request once to release, and then waits", async () => {
  const locker = uploadLocker();
  const [first, next] = [request(locker), request(locker)];
  await settle();
  expect(first.requestRelease).toHaveBeenCalledTimes(1);
  await first.lock.unlock();
  await next.taken;
  await next.lock.unlock();
  expect(jest.getTimerCount()).toBe(0);
});

it("reports a busy upload when the previous request never releases, and continues once it does", async () => {
  const locker = uploadLocker();
  const [first, next] = [request(locker), request(locker)];
  const refused = expect(next.taken).rejects.toMatchObject(busy);
  await jest.advanceTimersByTimeAsync(WAIT_MS);
  await refused;
  const later = request(locker);
  await first.lock.unlock();
  await later.taken;
});

it("stops waiting for a request that ended itself", async () => {
  const locker = uploadLocker();
  const [first, next] = [request(locker), request(locker)];
  const refused = expect(next.taken).rejects.toMatchObject(busy);
  await settle();
  next.stopped.abort();
  await refused;
  await first.lock.unlock();
  expect(jest.getTimerCount()).toBe(0);
});

describe("another instance's lock", () => {
  const isHeld: typeof takeLock = (_, options) =>
    new Promise((_resolve, reject) =>
      options?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );

  it("has the same time limit as this instance's own, and the next request here can begin", async () => {
    jest.mocked(takeLock).mockImplementationOnce(isHeld);
    const locker = uploadLocker();
    const [first, next] = [request(locker), request(locker)];
    const refused = expect(first.taken).rejects.toMatchObject(busy);
    await settle();
    first.stopped.abort();
    await refused;
    await next.taken;
    jest.mocked(takeLock).mockImplementationOnce(isHeld);
    await next.lock.unlock();
    const last = request(locker);
    const alsoRefused = expect(last.taken).rejects.toMatchObject(busy);
    await jest.advanceTimersByTimeAsync(WAIT_MS);
    await alsoRefused;
  });

  it("keeps a story from being published here, even later", async () => {
    const waiting = new AbortController();
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(waiting.signal);
    jest.mocked(takeLock).mockImplementationOnce(isHeld);
    const publish = jest.fn(async () => "published");
    const outcome = whileNobodyElsePublishes("an upload", publish);
    waiting.abort();
    expect(await outcome).toBeNull();
    expect(publish).not.toHaveBeenCalled();
    expect(await whileNobodyElsePublishes("an upload", publish)).toBe("published");
    expect(timeout).toHaveBeenCalledWith(WAIT_MS);
    timeout.mockRestore();
  });
});
