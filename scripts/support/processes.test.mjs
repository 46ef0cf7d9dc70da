import { setTimeout as sleep } from "node:timers/promises";
import { freePort, isPortFree } from "./free-port.mjs";
import { runProcess, startProcess } from "./processes.mjs";

const forever = "setInterval(() => undefined, 1000)";

/**
 * @param {string} script
 * @param {AbortSignal} [interrupted]
 */
const options = (script, interrupted) => ({
  name: "The script",
  args: ["--eval", script],
  cwd: process.cwd(),
  env: process.env,
  interrupted,
});

describe("startProcess", () => {
  it("stops a program with all it started", async () => {
    const port = await freePort();
    const listening = `require("node:net").createServer().listen(${port})`;
    const { stop, ended } = startProcess(
      options(
        `require("node:child_process").spawn(process.execPath, ["--eval", '${listening}']); ${forever}`,
      ),
    );
    while (await isPortFree(port)) await sleep(50);
    await stop();
    await expect(ended).resolves.toBe("SIGTERM");
    while (!(await isPortFree(port))) await sleep(50);
  });

  it("stops when interrupted", async () => {
    const interruption = new AbortController();
    const { ended } = startProcess(options(forever, interruption.signal));
    interruption.abort();
    await expect(ended).resolves.toBe("SIGTERM");
  });
});

describe("runProcess", () => {
  it("ends when the program has done its work", async () => {
    await expect(runProcess(options(""))).resolves.toBeUndefined();
  });

  it("tells how it failed", async () => {
    await expect(runProcess(options("process.exit(3)"))).rejects.toThrow("The script failed (exit code 3)");
  });

  it("tells an interruption from a failure", async () => {
    const interruption = AbortSignal.abort(new Error("interrupted"));
    await expect(runProcess(options(forever, interruption))).rejects.toThrow("interrupted");
  });
});
