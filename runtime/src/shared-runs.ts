type Limits = {
  /** How long to keep a result after the run ends, in milliseconds. Failures are never kept. */
  keptMs?: number;
  /** The maximum number of keys. */
  most?: number;
};

/** Lets callers with the same key share one run of some work. */
export type SharedRuns<Result> = {
  run: (key: string, start: () => Promise<Result>) => Promise<Result>;
  /** Returns whether a new key would exceed the limit. */
  isFull: (key: string) => boolean;
  /** Makes the next caller start a new run. */
  forget: (key: string) => void;
};

export function sharedRuns<Result>({ keptMs = 0, most = Infinity }: Limits = {}): SharedRuns<Result> {
  const runs = new Map<string, { result: Promise<Result>; endsAt: number }>();

  // Checks the clock: a timer would keep the request that started the work in memory.
  function dropEnded(): void {
    const now = performance.now();
    for (const [key, { endsAt }] of runs) if (endsAt <= now) runs.delete(key);
  }

  function start(key: string, begin: () => Promise<Result>): Promise<Result> {
    const run = { result: begin(), endsAt: Infinity };
    runs.set(key, run);
    const drop = () => {
      if (runs.get(key) === run) runs.delete(key);
    };
    run.result.then(() => {
      run.endsAt = performance.now() + keptMs;
      if (keptMs === 0) drop();
    }, drop);
    return run.result;
  }

  return {
    run: (key, begin) => {
      dropEnded();
      return runs.get(key)?.result ?? start(key, begin);
    },
    isFull: (key) => {
      dropEnded();
      return !runs.has(key) && runs.size >= most;
    },
    forget: (key) => {
      runs.delete(key);
    },
  };
}

/** Reads again if the last read began over `lifetimeMs` milliseconds ago or failed. Replaces one that never ends. */
export function keptFor<T>(lifetimeMs: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (kept && now - kept.at < lifetimeMs) return kept.value;
    const current = { at: now, value: read() };
    kept = current;
    current.value.catch(() => {
      if (kept === current) kept = undefined;
    });
    return current.value;
  };
}
