import { once } from "node:events";
import v8 from "node:v8";
import vm from "node:vm";

import { timeLimit } from "./time-limit.mjs";

v8.setFlagsFromString("--expose-gc");
const collectGarbage = vm.runInNewContext("gc") as () => void;

it("ends after its time, even once garbage has been collected", async () => {
  const ended = once(timeLimit(50, new AbortController().signal), "abort");
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise(setImmediate);
    collectGarbage();
  }
  await expect(ended).resolves.toBeDefined();
});

it("ends with the other signal, for its reason", () => {
  const stop = new AbortController();
  const signal = timeLimit(60_000, stop.signal);
  stop.abort("Stopped");
  expect(signal.reason).toBe("Stopped");
});
