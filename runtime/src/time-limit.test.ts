import { execFileSync } from "node:child_process";
import path from "node:path";

import { timeLimit } from "./time-limit.mjs";

/** Prints why the limit ended, after garbage has been collected. */
const PROGRAM = `
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { timeLimit } from "${path.join(import.meta.dirname, "time-limit.mjs")}";

const signal = timeLimit(50, new AbortController().signal);
const ended = once(signal, "abort");
const alive = setTimeout(() => undefined, 60_000);
for (let turn = 0; turn < 5; turn += 1) {
  await nextTurn();
  gc();
}
await ended;
clearTimeout(alive);
console.log(signal.reason.name);
`;

it("ends after its time, even once garbage has been collected", () => {
  const options = ["--expose-gc", "--input-type=module", "--eval", PROGRAM];
  expect(execFileSync(process.execPath, options, { encoding: "utf8" }).trim()).toBe("TimeoutError");
});

it("ends with the other signal, for its reason", () => {
  const stop = new AbortController();
  const signal = timeLimit(60_000, stop.signal);
  stop.abort("Stopped");
  expect(signal.reason).toBe("Stopped");
});
