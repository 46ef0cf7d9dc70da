import "server-only";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { announcementVersion } from "@/lib/http/announcements.mjs";
import { cacheTime } from "@/lib/http/exchange.mjs";
import { joinRunning } from "@/lib/utils/join-running";

type Options<Drawing> = {
  maxBytes: number;
  bytesOf: (drawing: Drawing) => number; // at least 1
  atOnce: number;
  maxRunning: number; // with those that wait
};

type Kept<Drawing> = {
  drawing: Drawing;
  freshUntil: number;
  announcements: number;
};

const FRESH_MS = 300_000; // a provider that announces nothing may have changed its picture

/** `null`: it cannot be drawn now, or `maxRunning` is reached. A kept drawing stays if it cannot be renewed. */
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
  const join = joinRunning<Drawing | null>(maxRunning);

  return async (key: string, draw: () => Promise<Drawing | null>): Promise<Drawing | null> => {
    const announcements = announcementVersion();
    const found = kept.get(key);
    const known = found?.announcements === announcements ? found : null;
    if (known && known.freshUntil > cacheTime()) return known.drawing;
    const renew = async () => {
      const drawing = await inTurn(draw);
      if (drawing) kept.set(key, { drawing, freshUntil: cacheTime() + FRESH_MS, announcements });
      return drawing ?? known?.drawing ?? null;
    };
    return join(`${announcements} ${key}`, renew, known?.drawing ?? null);
  };
}
