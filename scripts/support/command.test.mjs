import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describeError } from "./command.mjs";

const command = pathToFileURL(path.join(import.meta.dirname, "command.mjs")).href;

const waiting = `
import { runCommand } from ${JSON.stringify(command)};
await runCommand(
  async (interrupted) => {
    console.log("ready");
    const timer = setInterval(() => undefined, 1000);
    await new Promise((resolve) => interrupted.addEventListener("abort", resolve));
    await new Promise((resolve) => setTimeout(resolve, 200));
    clearInterval(timer);
  },
  (cause) => console.log("Stopping (" + cause + ")"),
);`;

it.each(/** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))(
  "reports %s once and exits with 0",
  async (signal) => {
    const args = ["--input-type=module", "--eval", waiting];
    const program = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(program, "exit");
    let output = "";
    program.stdout.on("data", (chunk) => {
      output += String(chunk);
      if (output === "ready\n") program.kill(signal);
      else program.kill("SIGTERM");
    });
    expect(await ended).toEqual([0, null]);
    expect(output).toBe(`ready\nStopping (${signal})\n`);
  },
);

it("says what to do about a full disk, whatever it interrupted", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(describeError(new Error("The secrets could not be saved", { cause: full }))).toBe(
    "The secrets could not be saved: The disk is full. Free some space (df -h shows where), then start again.",
  );
});

it("says where a wrong variable is corrected", () => {
  expect(describeError(new Error("Wrong environment: HOST must be an IP address"))).toBe(
    "Wrong environment: HOST must be an IP address. Correct this in .env, or wherever it is set, then start again.",
  );
});
