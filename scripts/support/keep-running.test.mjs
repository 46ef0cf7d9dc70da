import { keepRunning } from "./keep-running.mjs";

/** @type {jest.SpyInstance} */
let log;

beforeEach(() => (log = jest.spyOn(console, "error").mockReturnValue()));
afterEach(() => jest.restoreAllMocks());

const ending = (/** @type {string} */ outcome, lastSentence = "") => ({
  ended: Promise.resolve(outcome),
  lastSentence: () => lastSentence,
});

/**
 * Keeps running a program that ends after the given times in turn, each in seconds.
 *
 * @param {number[]} runs
 * @param {Partial<import("./keep-running.mjs").KeptProgram>} [options]
 * @returns {Promise<number[]>} the wait after each, in seconds
 */
async function waitsAfter(runs, options) {
  let time = 0;
  let started = 0;
  /** @type {number[]} */
  const waits = [];
  const interruption = new AbortController();
  const program = {
    name: "site",
    interrupted: interruption.signal,
    start: () => {
      time += (runs[started] ?? 0) * 1000;
      started += 1;
      return ending("exit code 7");
    },
    ...options,
  };
  await keepRunning(program, {
    now: () => time,
    wait: async (duration) => {
      waits.push(duration / 1000);
      time += duration;
      if (waits.length === runs.length) interruption.abort();
    },
  });
  return waits;
}

describe("keepRunning", () => {
  it("waits longer before each restart, up to half a minute", async () => {
    expect(await waitsAfter([0, 0, 0, 0, 0, 0, 0])).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it("waits a second again once the program has run for a minute", async () => {
    expect(await waitsAfter([0, 0, 59.9, 60, 0])).toEqual([1, 2, 4, 1, 2]);
  });

  it("reports each end and the time of the restart", async () => {
    await waitsAfter([0]);
    expect(log.mock.calls).toEqual([
      [
        "[site] stopped unexpectedly (exit code 7) and restarts in 1 s. If it keeps stopping, the lines above say why.",
      ],
    ]);
  });

  it.each([
    ["exit code 1", "The disk is full.", "The disk is full."],
    ["SIGKILL", "An old warning.", "The system does this when memory runs out"],
  ])("says after %s what to do", async (outcome, said, expected) => {
    await waitsAfter([0], { start: () => ending(outcome, said) });
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining(`(${outcome}) and restarts in 1 s. ${expected}`),
    );
  });

  it("tries again when the machine can't start it", async () => {
    const start = () => {
      throw new Error("out of memory");
    };
    expect(await waitsAfter([0, 0], { start })).toEqual([1, 2]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("(out of memory)"));
  });

  it("gives up when a restart is useless", async () => {
    const isFinal = (/** @type {string} */ outcome) => outcome === "exit code 7";
    await expect(waitsAfter([0], { isFinal })).rejects.toThrow(
      "The site can't start. It ended with exit code 7; the lines above say why.",
    );
    expect(log).not.toHaveBeenCalled();
  });

  it("ends with what the program said last", async () => {
    const start = () => ending("exit code 1", "Start PostgreSQL.");
    await expect(waitsAfter([0], { start, isFinal: () => true })).rejects.toThrow(
      /^The site can't start\. Start PostgreSQL\.$/,
    );
  });

  it("doesn't restart a program that was stopped on purpose", async () => {
    const interruption = new AbortController();
    let starts = 0;
    await keepRunning({
      name: "site",
      interrupted: interruption.signal,
      isFinal: () => true,
      start: () => {
        starts += 1;
        interruption.abort();
        return ending("SIGTERM");
      },
    });
    expect(starts).toBe(1);
    expect(log).not.toHaveBeenCalled();
  });

  it("stops waiting at an interruption", async () => {
    const interruption = new AbortController();
    log.mockImplementation(() => setImmediate(() => interruption.abort()));
    let starts = 0;
    const start = () => {
      starts += 1;
      return ending("SIGKILL");
    };
    await keepRunning({ name: "site", interrupted: interruption.signal, start });
    expect(starts).toBe(1);
  });
});
