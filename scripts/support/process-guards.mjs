/** Set for a program that must not outlive the one that started it; not passed on to what it starts itself. */
export const EXIT_ON_DISCONNECT = "EXIT_ON_DISCONNECT";

/** How often to check whether the parent process is still there, in milliseconds. */
const PARENT_CHECK_INTERVAL = 500;

/**
 * Lets the process go on quietly when nobody reads its output any more. Without a listener each failed write is an
 * uncaught exception, which Next logs, which fails again: an endless loop.
 */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Ends the process as soon as the IPC channel to its parent closes, which it does however the parent ends. */
export function exitOnDisconnect() {
  if (!process.channel || !process.env[EXIT_ON_DISCONNECT]) return;
  Reflect.deleteProperty(process.env, EXIT_ON_DISCONNECT);
  process.once("disconnect", () => process.exit());
  // The channel alone does not keep a program running that has done its work.
  process.channel.unref();
}

/**
 * Notices the end of npm, which passes no signal on when it is killed outright.
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
