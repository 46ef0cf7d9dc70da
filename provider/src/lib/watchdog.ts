/** How often it is asked, and after how long without an answer it is too late, in milliseconds. */
const HEARTBEAT_MS = 30_000;
const SILENCE_MS = 5 * 60_000;

type Options = {
  /** Settles soon as long as all is well; it may fail now and then. */
  heartbeat: () => Promise<unknown>;
  /** Called once. */
  onSilence: () => void;
  heartbeatMs?: number;
  silenceMs?: number;
};

/** Asks again and again, and tells when there has been no answer for five minutes. It keeps no process running. */
export function startWatchdog({
  heartbeat,
  onSilence,
  heartbeatMs = HEARTBEAT_MS,
  silenceMs = SILENCE_MS,
}: Options): void {
  let answeredAt = performance.now();
  let isAsking = false;
  const timer = setInterval(() => {
    if (performance.now() - answeredAt >= silenceMs) {
      clearInterval(timer);
      onSilence();
    }
    if (!isAsking) void ask();
  }, heartbeatMs);
  timer.unref();

  async function ask(): Promise<void> {
    isAsking = true;
    // Why it failed is told by whoever else asks; here it counts that nothing came.
    await heartbeat().then(
      () => (answeredAt = performance.now()),
      () => undefined,
    );
    isAsking = false;
  }
}
