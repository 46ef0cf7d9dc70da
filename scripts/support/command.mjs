const INTERRUPTIONS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** How often to look whether npm is still there, in milliseconds. */
const PARENT_CHECK_INTERVAL = 500;

/**
 * Runs one of this folder's commands to its end and sets the exit code: 0, 1 after one line about a failure, or the
 * given code after an interruption (Ctrl-C, SIGTERM, a closed terminal, the end of npm).
 *
 * @param {(interrupted: AbortSignal) => Promise<void>} command ends early, and leaves no process, when interrupted
 * @param {number} [interruptedExitCode]
 */
export async function runCommand(command, interruptedExitCode = 0) {
  const interruption = new AbortController();
  for (const signal of INTERRUPTIONS) process.on(signal, () => interruption.abort());
  if (process.env.npm_lifecycle_event) watchParent(() => interruption.abort());
  try {
    await command(interruption.signal);
    process.exit(0);
  } catch (error) {
    if (interruption.signal.aborted) process.exit(interruptedExitCode);
    console.error(describe(error));
    process.exit(1);
  }
}

/**
 * npm killed outright passes no signal on.
 *
 * @param {() => void} onEnd
 */
function watchParent(onEnd) {
  const parent = process.ppid;
  const check = () => process.ppid !== parent && onEnd();
  setInterval(check, PARENT_CHECK_INTERVAL).unref();
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
