import { refund, secondsToWait, type RateLimit } from "./rate-limit";

const limit: RateLimit = { name: "test", points: 2, seconds: 600 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("counts each key on its own, says how long to wait, and takes one back", async () => {
  expect([await secondsToWait(limit, "a"), await secondsToWait(limit, "a")]).toEqual([0, 0]);
  jest.setSystemTime(Date.now() + 100_500);
  expect(await secondsToWait(limit, "a")).toBe(500);
  expect(await secondsToWait(limit, "b")).toBe(0);
  await refund(limit, "a");
  await refund(limit, "a");
  expect(await secondsToWait(limit, "a")).toBe(0);
});

it("begins anew when the time is over", async () => {
  const key = "c";
  for (let count = 0; count < 3; count += 1) await secondsToWait(limit, key);
  jest.advanceTimersByTime(limit.seconds * 1000 + 1);
  expect(await secondsToWait(limit, key)).toBe(0);
});
