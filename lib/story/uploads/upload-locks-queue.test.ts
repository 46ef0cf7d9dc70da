import { getEventListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { createQueues, type JoinQueue } from "./upload-locks";

const patient = () => new AbortController().signal;

/** A caller that joins the queue of `name`, and its outcome. */
function caller(join: JoinQueue, name = "one") {
  const waiting = new AbortController();
  const onWaiting = jest.fn();
  const state: { hasBegun: boolean; end: () => void } = { hasBegun: false, end: () => undefined };
  const begun = join(name, { signal: waiting.signal, onWaiting }).then((end) => {
    Object.assign(state, { hasBegun: true, end });
  });
  return { waiting, onWaiting, state, begun };
}

/** Runs everything that needs no outside event. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

it("serves all callers in order", async () => {
  const join = createQueues();
  const order: number[] = [];
  const end = await join("one", { signal: patient(), onWaiting: () => undefined });
  const waiting = Array.from({ length: 100 }, async (_, index) => {
    const leaveQueue = await join("one", { signal: patient(), onWaiting: () => undefined });
    order.push(index);
    leaveQueue();
  });
  await settle();
  expect(order).toEqual([]);
  end();
  await Promise.all(waiting);
  expect(order).toEqual(Array.from({ length: 100 }, (_, index) => index));
});

it("serves one caller at a time per name, independently of other names", async () => {
  const join = createQueues();
  const [first, second, apart] = [caller(join), caller(join), caller(join, "another")];
  await settle();
  expect([first, second, apart].map(({ state }) => state.hasBegun)).toEqual([true, false, true]);
  first.state.end();
  await second.begun;
  expect(second.state.hasBegun).toBe(true);
});

it("notifies the first caller of each new one, and the next one if somebody waits behind it", async () => {
  const join = createQueues();
  const [first, second, third] = [caller(join), caller(join), caller(join)];
  await settle();
  expect([first, second, third].map(({ onWaiting }) => onWaiting.mock.calls.length)).toEqual([2, 0, 0]);
  first.state.end();
  await settle();
  expect([first, second, third].map(({ onWaiting }) => onWaiting.mock.calls.length)).toEqual([2, 1, 0]);
  second.state.end();
  await settle();
  expect([first, second, third].map(({ onWaiting }) => onWaiting.mock.calls.length)).toEqual([2, 1, 0]);
});

it("serves a caller whose predecessor releases at once", async () => {
  const join = createQueues();
  const end = await join("one", { signal: patient(), onWaiting: () => end() });
  const next = caller(join);
  await next.begun;
  expect(next.state.hasBegun).toBe(true);
});

it("skips a caller that has given up, even at the same moment", async () => {
  const join = createQueues();
  const [first, second, third] = [caller(join), caller(join), caller(join)];
  await settle();
  const gaveUp = expect(second.begun).rejects.toThrow("gone");
  second.waiting.abort(new Error("gone"));
  first.state.end();
  await gaveUp;
  await third.begun;
  expect([second, third].map(({ state }) => state.hasBegun)).toEqual([false, true]);
});

it("when a caller never releases, waiting callers can give up, and others are unaffected", async () => {
  const join = createQueues();
  const [first, second, third] = [caller(join), caller(join), caller(join)];
  await settle();
  const gaveUp = expect(second.begun).rejects.toThrow("gone");
  second.waiting.abort(new Error("gone"));
  await gaveUp;
  await settle();
  expect(third.state.hasBegun).toBe(false);
  expect(first.onWaiting).toHaveBeenCalledTimes(2);
  first.state.end();
  await third.begun;
});

it("does not admit a caller that gave up before", async () => {
  const join = createQueues();
  const onWaiting = jest.fn();
  await expect(join("one", { signal: AbortSignal.abort(new Error("gone")), onWaiting })).rejects.toThrow(
    "gone",
  );
  await caller(join).begun;
});

it("leaves no listeners behind, and does not affect later callers", async () => {
  const join = createQueues();
  const [first, second, third] = [caller(join), caller(join), caller(join)];
  await settle();
  third.waiting.abort(new Error("gone"));
  await expect(third.begun).rejects.toThrow("gone");
  first.state.end();
  await second.begun;
  for (const { waiting } of [first, second, third])
    expect(getEventListeners(waiting.signal, "abort")).toEqual([]);
  second.state.end();
  // A second release, as by a careless caller, changes nothing: the next one stays first.
  const next = caller(join);
  second.state.end();
  const last = caller(join);
  await settle();
  expect([next, last].map(({ state }) => state.hasBegun)).toEqual([true, false]);
  expect(next.onWaiting).toHaveBeenCalledTimes(1);
});
