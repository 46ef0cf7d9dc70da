import { processState } from "@lampstand/runtime/process-state";
import { consumeRateLimit, noteOwnNetworks, refund, secondsToWait, type RateLimit } from "./rate-limit";

const limit: RateLimit = { name: "test", points: 2, seconds: 600 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("counts each key separately, returns how long to wait, and takes one count back", async () => {
  expect([await secondsToWait(limit, "a"), await secondsToWait(limit, "a")]).toEqual([0, 0]);
  jest.setSystemTime(Date.now() + 100_500);
  expect(await secondsToWait(limit, "a")).toBe(500);
  expect(await secondsToWait(limit, "b")).toBe(0);
  await refund(limit, "a");
  await refund(limit, "a");
  expect(await secondsToWait(limit, "a")).toBe(0);
});

it("starts again when the time is over", async () => {
  const key = "c";
  for (let count = 0; count < 3; count += 1) await secondsToWait(limit, key);
  jest.advanceTimersByTime(limit.seconds * 1000 + 1);
  expect(await secondsToWait(limit, key)).toBe(0);
});

describe("for a browser and its address", () => {
  const limits = {
    visitor: { name: "a-visitor", points: 1, seconds: 600 },
    address: { name: "an-address", points: 3, seconds: 600 },
  };
  const ask = async (visitor: string, address: string | null) =>
    (await consumeRateLimit(limits, visitor, address)).wait;

  it("counts both, and neither after a refund", async () => {
    expect([await ask("a", "192.0.2.1"), await ask("a", "192.0.2.1")]).toEqual([0, 600]);
    const { refund: giveBack } = await consumeRateLimit(limits, "b", "192.0.2.1");
    await giveBack();
    expect([await ask("b", "192.0.2.1"), await ask("c", "192.0.2.1")]).toEqual([0, 600]);
    expect(await ask("c", "192.0.2.9")).toBe(0);
  });

  it("allows the church's own networks five times as much, but no more per browser", async () => {
    noteOwnNetworks(["192.0.2.128/25", "2001:db8:1:2::5", "no network"]);
    for (const [address, most] of [
      ["192.0.2.130", 15],
      ["2001:db8:1:2:3::9", 15],
      ["192.0.2.5", 3],
      [null, 3],
    ] as const) {
      const waits = [];
      for (let count = 0; count <= most; count += 1) waits.push(await ask(`${address} ${count}`, address));
      expect(waits.indexOf(600)).toBe(most);
    }
    expect([await ask("d", "192.0.2.200"), await ask("d", "192.0.2.200")]).toEqual([0, 600]);
    noteOwnNetworks([]);
    expect(await ask("e", "192.0.2.130")).toBe(600);
  });

  it("stores nothing about browsers whose address has reached its limit", async () => {
    for (let number = 0; number < 3; number += 1) await ask(`first ${number}`, "192.0.2.2");
    for (let number = 0; number < 100; number += 1)
      expect(await ask(`made up ${number}`, "192.0.2.2")).toBe(600);
    const own = processState().rateLimiters?.get("a-visitor")?.own;
    expect(await own?.get("first 0")).not.toBeNull();
    expect(await own?.get("made up 0")).toBeNull();
  });
});
