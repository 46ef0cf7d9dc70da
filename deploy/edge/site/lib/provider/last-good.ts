export type LastGood<T> = { value: T | null; version: number };

/** The last good answers of a read, by their key. */
export interface LastGoodAnswers<T> {
  get: (key: string) => LastGood<T> | undefined;
  peek: (key: string) => LastGood<T> | undefined;
  set: (key: string, answer: LastGood<T>) => void;
}

/** Keeps nothing: one isolate is told what is gone, and the others would go on showing it. */
export function createLastGood<T>(): LastGoodAnswers<T> {
  const nothing = () => undefined;
  return { get: nothing, peek: nothing, set: nothing };
}
