/** How often to ask, and how long silence is tolerated, in milliseconds. */
const HEARTBEAT_MS = 30_000;
const SILENCE_MS = 5 * 60_000;

type Options = {
  /** Settles soon while all is well; it may fail now and then. */
  heartbeat: () => Promise<unknown>;
  /** Called once. */
  onSilence: () => void;
  heartbeatMs?: number;
  silenceMs?: number;
};

/** Asks regularly, and reports five minutes without an answer. Doesn't keep the process running. */
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
    // Other callers report the reason; here only the missing answer counts.
    await heartbeat().then(
      () => (answeredAt = performance.now()),
      () => undefined,
    );
    isAsking = false;
  }
}
