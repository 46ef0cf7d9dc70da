import { LRUCache } from "lru-cache";

const MAX_ANSWERS = 200;

/** An answer, and what had been announced when the provider was asked. */
export type LastGood<T> = { value: T | null; version: number };

/** The last good answers of a read, by their key. */
export interface LastGoodAnswers<T> {
  get: (key: string) => LastGood<T> | undefined;
  /** As `get`, without counting as a use. */
  peek: (key: string) => LastGood<T> | undefined;
  set: (key: string, answer: LastGood<T>) => void;
}

/** Bridges the time between an invalidation, which empties the data cache, and the provider's next answer. */
export function createLastGood<T>(): LastGoodAnswers<T> {
  return new LRUCache<string, LastGood<T>>({ max: MAX_ANSWERS });
}
