import "server-only";
import { sharedRuns } from "@lampstand/runtime/shared-runs";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { revalidationVersion } from "@/lib/page-cache/outdated-tags.mjs";
import { cacheTime } from "@/lib/page-cache/page-request.mjs";

type Options<Drawing> = {
  maxBytes: number;
  bytesOf: (drawing: Drawing) => number; // at least 1
  atOnce: number;
  maxRunning: number; // including those that wait
};

type Kept<Drawing> = {
  drawing: Drawing;
  freshUntil: number;
  version: number; // the revalidation count when it began
};

const FRESH_MS = 300_000; // a provider that sends no revalidations may have changed its picture

/** Returns `null` if it cannot be drawn now, or `maxRunning` is reached. Keeps a drawing that cannot be renewed. */
export function keepDrawings<Drawing extends object>({
  maxBytes,
  bytesOf,
  atOnce,
  maxRunning,
}: Options<Drawing>) {
  const kept = new LRUCache<string, Kept<Drawing>>({
    maxSize: maxBytes,
    sizeCalculation: ({ drawing }) => bytesOf(drawing),
  });
  const inTurn = pLimit(atOnce);
  const running = sharedRuns<Drawing | null>({ most: maxRunning });

  return async (key: string, draw: () => Promise<Drawing | null>): Promise<Drawing | null> => {
    const version = revalidationVersion();
    const found = kept.get(key);
    const known = found?.version === version ? found : null;
    if (known && known.freshUntil > cacheTime()) return known.drawing;
    const renew = async () => {
      const drawing = await inTurn(draw);
      if (drawing) kept.set(key, { drawing, freshUntil: cacheTime() + FRESH_MS, version });
      return drawing ?? known?.drawing ?? null;
    };
    const question = `${version} ${key}`;
    return running.isFull(question) ? (known?.drawing ?? null) : running.run(question, renew);
  };
}
