/**
 * Waits for work, but no longer than this many milliseconds; the work itself goes on.
 *
 * @throws {Error} the one that `timeoutError` makes, when it takes longer
 */
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
