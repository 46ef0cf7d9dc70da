import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";

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
