import { nextAttempt } from "./outbox";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns the milliseconds after which each attempt is made, if all fail. */
function tries(): number[] {
  const queuedAt = new Date("2026-01-01T00:00:00.000Z");
  const made = [0];
  for (let now: Date | null = queuedAt; now;) {
    now = nextAttempt(made.length - 1, queuedAt, now);
    if (now) made.push(now.getTime() - queuedAt.getTime());
  }
  return made;
}

describe("nextAttempt", () => {
  it("waits longer each time, up to four hours, for three days", () => {
    const made = tries();
    expect(made.slice(0, 4)).toEqual([0, 5_000, 25_000, 105_000]);
    const waits = made.slice(1).map((at, index) => at - (made[index] ?? 0));
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(waits.at(-1)).toBe(4 * HOUR);
    expect(made.at(-1)).toBeGreaterThan(67 * HOUR);
    expect(made.at(-1)).toBeLessThanOrEqual(72 * HOUR);
  });
});
