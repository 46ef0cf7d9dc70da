import {
  throttleState,
  claimGuess,
  claimSend,
  clearFailures,
  expiresAt,
  INITIAL_STATE,
  type ThrottleState,
  type ThrottleResult,
} from "./throttle";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;

function done(claim: ThrottleResult): ThrottleState {
  if ("until" in claim) throw new Error(`It has to wait ${claim.wait}`);
  return claim.next;
}

const loginsAt = (...times: number[]) => times.map((at) => ({ budget: "login" as const, at }));

const sendAt = (given: ThrottleState, at: number) => done(claimSend(given, at, "login"));

describe("claimSend", () => {
  it("allows a code every minute", () => {
    const once = done(claimSend(INITIAL_STATE, NOW, "login"));
    expect(claimSend(once, NOW + MINUTE - 1, "deletion")).toEqual({
      wait: "after a send",
      until: NOW + MINUTE,
    });
    expect(done(claimSend(once, NOW + MINUTE, "login")).sends).toEqual(loginsAt(NOW, NOW + MINUTE));
  });

  it("allows five in any hour", () => {
    let state = INITIAL_STATE;
    for (let sent = 0; sent < 5; sent += 1) state = sendAt(state, NOW + sent * MINUTE);
    expect(claimSend(state, NOW + 10 * MINUTE, "login")).toEqual({
      wait: "after sends",
      until: NOW + HOUR,
    });
    const sixth = sendAt(state, NOW + HOUR);
    expect(claimSend(sixth, NOW + HOUR + 30 * SECOND, "login")).toEqual({
      wait: "after sends",
      until: NOW + MINUTE + HOUR,
    });
  });

  it("doesn't let codes that strangers can request use up a member's", () => {
    let state = INITIAL_STATE;
    for (let sent = 0; sent < 5; sent += 1) {
      state = done(claimSend(state, NOW + sent * MINUTE, "new address"));
    }
    expect(claimSend(state, NOW + 5 * MINUTE, "new address")).toHaveProperty("wait", "after sends");
    state = done(claimSend(state, NOW + 5 * MINUTE, "deletion"));
    for (let sent = 6; sent < 11; sent += 1) state = sendAt(state, NOW + sent * MINUTE);
    expect(claimSend(state, NOW + 11 * MINUTE, "login")).toHaveProperty("until", NOW + 66 * MINUTE);
  });

  it("ignores unreadable sends", () => {
    expect(throttleState.parse({ ...INITIAL_STATE, sends: [NOW] })).toEqual(INITIAL_STATE);
  });

  it("sends nothing while no code would be accepted", () => {
    const shut = { ...INITIAL_STATE, failures: 10, failedAt: NOW, waitUntil: NOW + MINUTE };
    expect(claimSend(shut, NOW, "login")).toEqual({ wait: "after failures", until: NOW + MINUTE });
    expect(done(claimSend(shut, NOW + MINUTE, "login")).failures).toBe(10);
  });
});

describe("claimGuess", () => {
  const after = (failures: number): ThrottleState => ({ ...INITIAL_STATE, failures, failedAt: NOW });

  it.each([
    [0, 0],
    [8, 0],
    [9, MINUTE],
    [10, 2 * MINUTE],
    [14, 32 * MINUTE],
    [15, HOUR],
    [10_000, HOUR],
  ])("after %d failures, another means a wait of %d ms", (failures, wait) => {
    const next = done(claimGuess(after(failures), NOW));
    expect(next).toEqual({ sends: [], failures: failures + 1, failedAt: NOW, waitUntil: NOW + wait });
    if (wait > 0) {
      expect(claimGuess(next, NOW + wait - 1)).toEqual({ wait: "after failures", until: NOW + wait });
    }
    expect(done(claimGuess(next, NOW + wait)).failures).toBe(failures + 2);
  });

  it("forgets failures a day after the last", () => {
    expect(done(claimGuess(after(20), NOW + 24 * HOUR - 1)).failures).toBe(21);
    expect(done(claimGuess(after(20), NOW + 24 * HOUR)).failures).toBe(1);
  });

  it("starts over after a correct code, while sends don't reset it", () => {
    const state = { ...after(9), sends: loginsAt(NOW), waitUntil: NOW + MINUTE };
    expect(done(clearFailures(state))).toEqual({ ...INITIAL_STATE, sends: loginsAt(NOW) });
  });
});

describe("a clock that was ahead and was corrected", () => {
  const DAY = 24 * HOUR;
  const FAILED = { ...INITIAL_STATE, failures: 15, failedAt: NOW + DAY, waitUntil: NOW + DAY + HOUR };

  it("makes nobody wait until the old time", () => {
    expect(done(claimGuess(FAILED, NOW))).toEqual({
      ...INITIAL_STATE,
      failures: 16,
      failedAt: NOW,
      waitUntil: NOW + HOUR,
    });
    const sent = { ...FAILED, sends: loginsAt(NOW + DAY, NOW + DAY + MINUTE) };
    expect(sendAt(sent, NOW).sends).toEqual(loginsAt(NOW));
  });

  it("ends no wait just because two machines' clocks differ", () => {
    const failedAt = NOW + 5 * MINUTE;
    const state = { ...FAILED, failedAt, waitUntil: failedAt + HOUR, sends: loginsAt(NOW + MINUTE) };
    expect(claimGuess(state, NOW)).toEqual({ wait: "after failures", until: failedAt + HOUR });
    const withoutFailures = { ...INITIAL_STATE, sends: loginsAt(NOW + MINUTE) };
    expect(claimSend(withoutFailures, NOW, "login")).toEqual({
      wait: "after a send",
      until: NOW + 2 * MINUTE,
    });
  });
});

describe("expiresAt", () => {
  it("is when neither sends nor failures count any more", () => {
    expect(expiresAt({ ...INITIAL_STATE, sends: loginsAt(NOW, NOW + MINUTE) })).toBe(NOW + MINUTE + HOUR);
    expect(expiresAt({ sends: loginsAt(NOW), failures: 1, failedAt: NOW, waitUntil: NOW })).toBe(
      NOW + 24 * HOUR,
    );
  });
});
