/** The last piece of work for each key. */
const lines = new Map<string, Promise<unknown>>();

/** Work of which there is one at a time for each key, in the order in which it was asked for. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(key);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  lines.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(key) === mine) lines.delete(key);
  }
}
