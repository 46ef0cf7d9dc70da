import { getEventListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { createQueues } from "./upload-queue";

const patient = () => new AbortController().signal;

/** Somebody who takes turns of `name`, and what became of it. */
function taker(take: ReturnType<typeof createQueues>, name = "one") {
  const waiting = new AbortController();
  const onWaiting = jest.fn();
  const state: { isTaken: boolean; end: () => void } = { isTaken: false, end: () => undefined };
  const taken = take(name, { signal: waiting.signal, onWaiting }).then((end) => {
    Object.assign(state, { isTaken: true, end });
  });
  return { waiting, onWaiting, state, taken };
}

/** Lets everything happen that is going to without anything from outside. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

it("serves all who wait, in the order they came", async () => {
  const take = createQueues();
  const order: number[] = [];
  const end = await take("one", { signal: patient(), onWaiting: () => undefined });
  const waiting = Array.from({ length: 100 }, async (_, index) => {
    const endTurn = await take("one", { signal: patient(), onWaiting: () => undefined });
    order.push(index);
    endTurn();
  });
  await settle();
  expect(order).toEqual([]);
  end();
  await Promise.all(waiting);
  expect(order).toEqual(Array.from({ length: 100 }, (_, index) => index));
});

it("has one at a time for each name, and another name apart", async () => {
  const take = createQueues();
  const [first, second, apart] = [taker(take), taker(take), taker(take, "another")];
  await settle();
  expect([first, second, apart].map(({ state }) => state.isTaken)).toEqual([true, false, true]);
  first.state.end();
  await second.taken;
  expect(second.state.isTaken).toBe(true);
});

it("asks who has the turn once for each who comes, and the next one where somebody waits behind", async () => {
  const take = createQueues();
  const [first, second, third] = [taker(take), taker(take), taker(take)];
  await settle();
  expect([first, second, third].map(({ onWaiting }) => onWaiting.mock.calls.length)).toEqual([2, 0, 0]);
  first.state.end();
  await settle();
  expect([first, second, third].map(({ onWaiting }) => onWaiting.mock.calls.length)).toEqual([2, 1, 0]);
  second.state.end();
  await settle();
  expect([first, second, third].map(({ onWaiting }) => onWaiting.mock.calls.length)).toEqual([2, 1, 0]);
});

it("is given to who asks when it is let go of at once", async () => {
  const take = createQueues();
  const end = await take("one", { signal: patient(), onWaiting: () => end() });
  const next = taker(take);
  await next.taken;
  expect(next.state.isTaken).toBe(true);
});

it("goes to the next one when who was to have it has given up, also at the same moment", async () => {
  const take = createQueues();
  const [first, second, third] = [taker(take), taker(take), taker(take)];
  await settle();
  const gaveUp = expect(second.taken).rejects.toThrow("gone");
  second.waiting.abort(new Error("gone"));
  first.state.end();
  await gaveUp;
  await third.taken;
  expect([second, third].map(({ state }) => state.isTaken)).toEqual([false, true]);
});

it("of one who never lets go is given up by who waits, and by nobody else", async () => {
  const take = createQueues();
  const [first, second, third] = [taker(take), taker(take), taker(take)];
  await settle();
  const gaveUp = expect(second.taken).rejects.toThrow("gone");
  second.waiting.abort(new Error("gone"));
  await gaveUp;
  await settle();
  expect(third.state.isTaken).toBe(false);
  expect(first.onWaiting).toHaveBeenCalledTimes(2);
  first.state.end();
  await third.taken;
});

it("is not waited for by who has given up before", async () => {
  const take = createQueues();
  const onWaiting = jest.fn();
  await expect(take("one", { signal: AbortSignal.abort(new Error("gone")), onWaiting })).rejects.toThrow(
    "gone",
  );
  await taker(take).taken;
});

it("leaves nothing behind: neither with the signals nor for the next ones", async () => {
  const take = createQueues();
  const [first, second, third] = [taker(take), taker(take), taker(take)];
  await settle();
  third.waiting.abort(new Error("gone"));
  await expect(third.taken).rejects.toThrow("gone");
  first.state.end();
  await second.taken;
  for (const { waiting } of [first, second, third])
    expect(getEventListeners(waiting.signal, "abort")).toEqual([]);
  second.state.end();
  // Ended once more, as by whoever is not sure: the next one keeps the turn.
  const next = taker(take);
  second.state.end();
  const last = taker(take);
  await settle();
  expect([next, last].map(({ state }) => state.isTaken)).toEqual([true, false]);
  expect(next.onWaiting).toHaveBeenCalledTimes(1);
});
