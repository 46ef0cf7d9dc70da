import { LRUCache } from "lru-cache";
import { isGoneSince, revalidationVersion } from "@/lib/page-cache/outdated-tags.mjs";

const MAX_ANSWERS = 200;

/** `version`: the revalidation version when the provider was asked. */
export type ReadAnswer<T> = { value: T | null; version: number };

/** `isGone`: whether one of these tags has been withdrawn from visitors since the provider was asked. */
export type LastGood<T> = ReadAnswer<T> & { isGone: (tags: readonly string[]) => boolean };

/** Used between an invalidation, which empties the data cache, and the provider's next answer. */
export interface LastGoodAnswers<T> {
  version: () => number;
  get: (key: string) => LastGood<T> | undefined;
  peek: (key: string) => LastGood<T> | undefined;
  set: (key: string, answer: ReadAnswer<T>) => void;
  /** Returns an answer during an outage, from wherever the host stores it. */
  recall: (key: string) => Promise<LastGood<T> | undefined>;
  forget: (key: string, version: number) => void;
}

export function createLastGood<T>(): LastGoodAnswers<T> {
  const answers = new LRUCache<string, LastGood<T>>({ max: MAX_ANSWERS });
  return {
    version: revalidationVersion,
    get: (key) => answers.get(key),
    peek: (key) => answers.peek(key),
    set: (key, answer) => {
      answers.set(key, { ...answer, isGone: (tags) => isGoneSince(answer.version, tags) });
    },
    recall: async (key) => answers.get(key),
    forget: () => undefined,
  };
}
