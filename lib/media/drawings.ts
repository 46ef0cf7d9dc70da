import "server-only";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { announcementVersion } from "@/lib/http/announcements.mjs";
import { cacheTime } from "@/lib/http/exchange.mjs";
import { joinRunning } from "@/lib/utils/join-running";

type Options<Drawing> = {
  /** How much all kept drawings take, in bytes. */
  maxBytes: number;
  /** How much one takes, in bytes: at least 1. */
  bytesOf: (drawing: Drawing) => number;
  /** How many are drawn at a time, so that pages are still served. */
  atOnce: number;
  /** How many may be drawn and wait for that. */
  maxRunning: number;
};

type Kept<Drawing> = {
  drawing: Drawing;
  /** Until when it is not drawn anew, in milliseconds, as `cacheTime` tells it. */
  freshUntil: number;
  /** Which announcements had come when it was begun. */
  announcements: number;
};

/** After how long a drawing is made anew: a provider that announces nothing may have changed its picture. */
const FRESH_MS = 300_000;

/**
 * Drawings, made when they are first asked for and kept, within limits. Who asks at the same time shares one. What was
 * begun before an announcement is not given out after it. `null` is what cannot be drawn now, and one too many; neither
 * that nor an error is kept, and a drawing that no announcement concerns stays in its place.
 */
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
