/** @jest-environment node */
import { startWatchdog } from "./watchdog";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const watchdogOf = (heartbeat: () => Promise<unknown>) => {
  const onSilence = jest.fn();
  startWatchdog({ heartbeat, onSilence });
  return onSilence;
};

it("does nothing while there are answers", async () => {
  const onSilence = watchdogOf(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect(onSilence).not.toHaveBeenCalled();
});

it.each([
  ["fails", () => Promise.reject(new Error("no connection"))],
  ["never settles", () => new Promise(() => undefined)],
])("reports once, after five minutes, that every call %s", async (_, heartbeat) => {
  const onSilence = watchdogOf(heartbeat);
  await jest.advanceTimersByTimeAsync(5 * MINUTE - SECOND);
  expect(onSilence).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

it("ignores failures while some calls succeed", async () => {
  let asked = 0;
  const onSilence = watchdogOf(() =>
    (asked += 1) % 5 === 0 ? Promise.resolve() : Promise.reject(new Error("busy")),
  );
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect(onSilence).not.toHaveBeenCalled();
});
