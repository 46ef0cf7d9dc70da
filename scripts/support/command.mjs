import { correctVariable, DISK_FULL, WRONG_ENVIRONMENT } from "@lampstand/runtime/start-failures";
import { ignoreOutputErrors, onNpmEnd } from "./process-guards.mjs";

const INTERRUPTIONS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs one of this folder's commands and sets the exit code: 1 after one line about a failure, otherwise 0, also after
 * an interruption (Ctrl-C, SIGTERM, a closed terminal, the end of npm).
 *
 * @param {(interrupted: AbortSignal) => Promise<void>} command ends early and leaves no process when interrupted
 * @param {(cause: string) => void} [onInterruption] called once with the interruption
 */
export async function runCommand(command, onInterruption) {
  ignoreOutputErrors();
  const interruption = new AbortController();
  const interrupt = (/** @type {string} */ cause) => {
    if (interruption.signal.aborted) return;
    onInterruption?.(cause);
    interruption.abort();
  };
  for (const signal of INTERRUPTIONS) process.on(signal, () => interrupt(signal));
  onNpmEnd(() => interrupt("the end of npm"));
  try {
    await command(interruption.signal);
    process.exit(0);
  } catch (error) {
    if (interruption.signal.aborted) process.exit(0);
    console.error(describeError(error));
    process.exit(1);
  }
}

/**
 * @param {unknown} error
 * @returns {string} its message and those of its causes, on one line
 */
export function describeError(error) {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) return DISK_FULL;
  if (error.message.startsWith(WRONG_ENVIRONMENT)) return correctVariable(error.message);
  return error.cause === undefined ? error.message : `${error.message}: ${describeError(error.cause)}`;
}

/**
 * @param {unknown} error
 * @returns {boolean} whether it is the file system's error for a full disk
 */
export function isDiskFull(error) {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code));
}
