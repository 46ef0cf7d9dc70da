import { spawn } from "node:child_process";

/**
 * Starts a program that is not Node's, as `spawn` does. It ends when this process does, however that ends but by SIGKILL.
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
