import "server-only";
import type { Lock, Locker, RequestRelease } from "@tus/server";
import { takeLock } from "@/lib/redis/lock";
import { UPLOAD_BUSY } from "./story-file";
import { UploadError } from "./upload-room";
import { type TakeTurn, turns } from "./upload-turns";

/** How long a request waits for an earlier one to let go of its upload, in milliseconds. */
const WAIT_MS = 15_000;

/** Lets one request at a time use an upload, of all instances where there is Redis. The newest asks the one before to end. */
export function uploadLocker(): Locker {
  const takeTurn = turns();
  return { newLock: (id) => uploadLock(id, takeTurn) };
}

function uploadLock(id: string, takeTurn: TakeTurn): Lock {
  let unlock: () => Promise<void> = async () => undefined;
  return {
    lock: async (stopped: AbortSignal, requestRelease: RequestRelease) => {
      const late = new AbortController();
      // Node forgets the time-outs of AbortSignal.timeout in AbortSignal.any.
      const timer = setTimeout(() => late.abort(), WAIT_MS);
      const options = {
        signal: AbortSignal.any([stopped, late.signal]),
        onAsked: () => void requestRelease(),
      };
      try {
        const endTurn = await takeTurn(id, options);
        const release = await takeLock(`upload:${id}`, options).catch((error: unknown) => {
          endTurn();
          throw error;
        });
        unlock = async () => {
          await release();
          endTurn();
        };
      } catch (cause) {
        throw new UploadError(423, UPLOAD_BUSY, { cause });
      } finally {
        clearTimeout(timer);
      }
    },
    unlock: () => unlock(),
  };
}

/**
 * Publishes an upload while no other instance does; `null` where another still does it after a while. Whoever waits for
 * longer would publish what a visitor may have been told of that it failed. One process sees to it by itself that it does
 * so once.
 */
export async function whileNobodyElsePublishes<T>(id: string, publish: () => Promise<T>): Promise<T | null> {
  const signal = AbortSignal.timeout(WAIT_MS);
  const release = await takeLock(`publication:${id}`, { signal }).catch(() => null);
  if (!release) return null;
  try {
    return await publish();
  } finally {
    await release();
  }
}
