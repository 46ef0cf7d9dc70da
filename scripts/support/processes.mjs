import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { hasCode } from "./has-code.mjs";

/** How long a program may take to stop by itself, in milliseconds. */
const STOP_GRACE = 10_000;

/**
 * @typedef {object} ProcessOptions
 * @property {string} name
 * @property {string} [command] Node by default
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {"inherit" | "prefix" | number} [output] where its lines go: here, here with its name before them, or to an
 *   open file
 * @property {boolean} [ownGroup] false keeps it in this process's group, to be ended with it from outside
 * @property {AbortSignal} [interrupted] stops it
 */

/**
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {number} pid
 * @property {Promise<string>} ended settles with how it ended, once the program and all it started are gone
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends the whole group and waits until it is gone
 */

/**
 * Starts a program, as a rule as the leader of a process group, so that it can be ended with all it started.
 *
 * @param {ProcessOptions} options
 * @returns {RunningProcess}
 */
export function startProcess({
  name,
  command = process.execPath,
  args,
  cwd,
  env,
  output = "inherit",
  ownGroup = true,
  interrupted,
}) {
  const stream = output === "prefix" ? "pipe" : output;
  /** @type {import("node:child_process").SpawnOptions} */
  const options = { cwd, env, detached: ownGroup, stdio: ["ignore", stream, stream] };
  const child = spawn(command, args, options);
  child.once("error", (error) => console.error(`${name}: ${error.message}`));
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started`);
  showLines(name, child.stdout, process.stdout);
  showLines(name, child.stderr, process.stderr);

  const target = ownGroup ? -pid : pid;
  const endAll = () => send(target, "SIGKILL");
  process.once("exit", endAll);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once("close", (code, signal) => {
      endAll();
      process.off("exit", endAll);
      resolve(signal ?? `exit code ${code ?? "unknown"}`);
    });
  });

  /** @param {NodeJS.Signals} signal */
  const stop = async (signal = "SIGTERM") => {
    send(target, signal);
    const timer = setTimeout(endAll, STOP_GRACE);
    await ended;
    clearTimeout(timer);
  };
  if (interrupted?.aborted) void stop();
  interrupted?.addEventListener("abort", () => void stop(), { once: true });

  return { name, pid, ended, stop };
}

/**
 * Runs a program to its end.
 *
 * @param {ProcessOptions} options
 * @throws {Error} when it is interrupted or fails
 */
export async function runProcess(options) {
  const outcome = await startProcess(options).ended;
  options.interrupted?.throwIfAborted();
  if (outcome !== "exit code 0") throw new Error(`${options.name} failed (${outcome})`);
}

/**
 * @param {number} target a process, or a group when negative
 * @param {NodeJS.Signals} signal
 */
function send(target, signal) {
  try {
    process.kill(target, signal);
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
}

/**
 * @param {string} name
 * @param {import("node:stream").Readable | null} source
 * @param {import("node:stream").Writable} target
 */
function showLines(name, source, target) {
  if (!source) return;
  createInterface({ input: source }).on("line", (line) => target.write(`[${name}] ${line}\n`));
}
