/** Rejects late work, which continues. @throws {Error} of `timeoutError` when it takes longer */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  timeoutError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(timeoutError());
    }, milliseconds);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

export async function settlesWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const settled = work.then(
    () => true,
    () => true,
  );
  const isSettled = await Promise.race([settled, late]);
  clearTimeout(timer);
  return isSettled;
}

/** Aborts `signal` if `restart` is not called for this long. */
export function idleTimeout(milliseconds: number) {
  const idle = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
  };
  const restart = () => {
    stop();
    timer = setTimeout(() => {
      idle.abort(new DOMException(`Nothing for ${milliseconds} ms`, "TimeoutError"));
    }, milliseconds);
  };
  restart();
  return { signal: idle.signal, restart, stop };
}
