import path from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { EXIT_ON_DISCONNECT } from "./process-guards.mjs";

/** How long a program may take to stop after a signal before a kill, in milliseconds. */
const STOP_TIMEOUT = 10_000;

/** A line that explains an error, unlike those of a stack. */
const SENTENCE = /^[A-Z].*\.$/;

const preload = pathToFileURL(path.join(import.meta.dirname, "preload.mjs")).href;

/**
 * @typedef {object} ProcessOptions
 * @property {string} name
 * @property {string[]} args for Node
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [node] a different Node
 * @property {"inherit" | "prefix" | number} [output] where its lines go: here, here with a prefix, or to an open file
 * @property {AbortSignal} [interrupted] stops it
 */

/**
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {number} pid
 * @property {Promise<string>} ended settles with how it ended: a signal's name or `exit code N`
 * @property {() => string} lastSentence the last sentence among its errors, with the output "prefix"; empty without one
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop sends the signal, SIGTERM by default, and waits for the end
 */

/**
 * Starts a Node program that ends with this process, even when this one is killed.
 *
 * @param {ProcessOptions} options
 * @returns {RunningProcess}
 * @throws {Error} when it cannot be started
 */
export function startNode({
  name,
  args,
  cwd,
  env,
  node = process.execPath,
  output = "inherit",
  interrupted,
}) {
  /** @type {import("execa").StdoutStderrOption} */
  // @ts-expect-error -- execa passes any file descriptor on; its types know 3 to 9
  const stream = output;
  const prefixed = linePrefix(name);
  let lastSentence = "";
  /** @param {unknown} line */
  function* noteSentence(line) {
    const text = String(line);
    if (SENTENCE.test(text)) lastSentence = text;
    yield text;
  }
  const subprocess = execa(node, ["--import", preload, ...args], {
    cwd,
    env: { ...env, [EXIT_ON_DISCONNECT]: "1" },
    extendEnv: false,
    ipc: true,
    stdin: "ignore",
    stdout: output === "prefix" ? [prefixed, "inherit"] : stream,
    stderr: output === "prefix" ? [noteSentence, prefixed, "inherit"] : stream,
    buffer: false,
    reject: false,
    forceKillAfterDelay: STOP_TIMEOUT,
    ...(interrupted && { cancelSignal: interrupted }),
  });
  const { pid } = subprocess;
  if (pid === undefined) throw new Error(`${name} could not be started`);
  const ended = subprocess.then(({ signal, exitCode }) => signal ?? `exit code ${exitCode ?? "unknown"}`);
  return {
    name,
    pid,
    ended,
    lastSentence: () => lastSentence,
    stop: async (signal = "SIGTERM") => {
      subprocess.kill(signal);
      await ended;
    },
  };
}

/**
 * Runs a Node program to its end.
 *
 * @param {ProcessOptions} options
 * @throws {Error} when it is interrupted or fails
 */
export async function runNode(options) {
  const outcome = await startNode(options).ended;
  options.interrupted?.throwIfAborted();
  if (outcome !== "exit code 0") throw new Error(`${options.name} failed (${outcome})`);
}

/**
 * JSON lines name their program already.
 *
 * @param {string} name
 */
function linePrefix(name) {
  /** @param {unknown} line */
  return function* prefixed(line) {
    const text = String(line);
    yield text.startsWith("{") ? text : `[${name}] ${text}`;
  };
}
