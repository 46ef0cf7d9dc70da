/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";

/** Keeps an aborted signal and prints whether objects of the same turn stay in memory. */
const PROGRAM = `
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { detachAbortReasons } from "${path.join(import.meta.dirname, "abort-reasons.mjs")}";

detachAbortReasons();
const storage = new AsyncLocalStorage();
const controller = new AbortController();
const neighbour = (() => {
  const request = { content: new Array(1000).fill(0) };
  storage.run(request, () => setImmediate(() => {}));
  return new WeakRef(request);
})();
setImmediate(() => controller.abort());
for (let turn = 0; turn < 5; turn += 1) {
  await nextTurn();
  gc();
}
console.log(controller.signal.reason.name, neighbour.deref() === undefined ? "let go" : "kept");
`;

it("releases what ran when a signal was aborted", () => {
  const options = ["--expose-gc", "--input-type=module", "--eval", PROGRAM];
  const output = execFileSync(process.execPath, options, { encoding: "utf8" });
  expect(output.trim()).toBe("AbortError let go");
});
