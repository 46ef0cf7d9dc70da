import { ProviderError } from "@/lib/provider/provider-error";

/**
 * Waits for work, but no longer than this many milliseconds; the work itself goes on.
 *
 * @throws {ProviderError} of kind `timeout` when it takes longer
 */
export async function withTimeout<T>(milliseconds: number, path: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ProviderError("timeout", path));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
