/** Rejects when there is no answer within the limit. */
export function inTime<T>(
  reading: Promise<T>,
  limitMs: number,
  late = new Error("There was no answer in time"),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), limitMs);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
