import { LRUCache } from "lru-cache";

const MAX_ANSWERS = 200;

/** `version`: what had been revalidated when the provider was asked. */
export type LastGood<T> = { value: T | null; version: number };

export interface LastGoodAnswers<T> {
  get: (key: string) => LastGood<T> | undefined;
  peek: (key: string) => LastGood<T> | undefined;
  set: (key: string, answer: LastGood<T>) => void;
}

/** Used between an invalidation, which empties the data cache, and the provider's next answer. */
export function createLastGood<T>(): LastGoodAnswers<T> {
  return new LRUCache<string, LastGood<T>>({ max: MAX_ANSWERS });
}
