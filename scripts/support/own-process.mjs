import { spawn } from "node:child_process";

/**
 * Starts a program other than Node, as `spawn` does. It ends when this process does, unless SIGKILL ends this one.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Pick<import("node:child_process").SpawnOptions, "cwd" | "uid" | "gid">} [options]
 */
export function spawnOwn(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: "ignore" });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  return child;
}
