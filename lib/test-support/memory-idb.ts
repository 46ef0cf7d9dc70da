/** Replaces `idb-keyval`: one store in memory, in key order. */

type Key = IDBValidKey;

const kept = new Map<string, { key: Key; value: unknown }>();

let isFull = false;

export const createStore = () => () => undefined;

/** Imitates a full disk: writes fail, removals work. */
export function fill(full: boolean): void {
  isFull = full;
}

export async function setMany(entries: [Key, unknown][]): Promise<void> {
  if (isFull) throw new DOMException("full", "QuotaExceededError");
  for (const [key, value] of entries) kept.set(JSON.stringify(key), { key, value });
}

export const set = async (key: Key, value: unknown) => setMany([[key, value]]);

export const get = async (key: Key) => kept.get(JSON.stringify(key))?.value;

export const getMany = async (keys: Key[]) => Promise.all(keys.map(get));

export async function delMany(keys: Key[]): Promise<void> {
  for (const key of keys) kept.delete(JSON.stringify(key));
}

export async function clear(): Promise<void> {
  kept.clear();
}

export async function keys(): Promise<Key[]> {
  return [...kept.values()].map(({ key }) => key).sort((one, other) => (isBefore(one, other) ? -1 : 1));
}

function partsOf(key: Key): Key[] {
  return Array.isArray(key) ? key : [key];
}

function isBefore(one: Key, other: Key): boolean {
  const [[begun, part], [otherBegun, otherPart]] = [partsOf(one), partsOf(other)];
  if (begun !== otherBegun) return Number(begun) < Number(otherBegun);
  if (typeof part === typeof otherPart) return Number(part) < Number(otherPart);
  return typeof part === "number";
}
