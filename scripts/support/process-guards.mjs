/** Set for a program that mustn't outlive its parent; not passed on to its own children. */
export const EXIT_ON_DISCONNECT = "EXIT_ON_DISCONNECT";

/** How often to check whether the parent process is still there, in milliseconds. */
const PARENT_CHECK_INTERVAL = 500;

/**
 * Lets the process continue quietly when nobody reads its output any more. Without a listener, each failed write is an
 * uncaught exception, which Next logs, which fails again: an endless loop.
 */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Ends the process when the IPC channel to its parent closes, however the parent ends. */
export function exitOnDisconnect() {
  if (!process.channel || !process.env[EXIT_ON_DISCONNECT]) return;
  Reflect.deleteProperty(process.env, EXIT_ON_DISCONNECT);
  process.once("disconnect", () => process.exit());
  // The channel doesn't keep a finished program running.
  process.channel.unref();
}

/**
 * Notices the end of npm, which passes on no signal when killed.
 *
 * @param {() => void} onEnd called once, within half a second
 */
export function onNpmEnd(onEnd) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, PARENT_CHECK_INTERVAL);
  timer.unref();
}
