import "server-only";
import { type Lock, type Locker, MemoryLocker, type RequestRelease } from "@tus/server";
import { takeLock } from "@/lib/redis/lock";
import { UPLOAD_BUSY } from "@/lib/schemas/story-file";
import { UploadError } from "./upload-room";

/** How long a request waits for an earlier one to let go of its upload, in milliseconds. */
const WAIT_MS = 15_000;

/** Lets one request at a time use an upload, of all instances where there is Redis. The newest asks the one before to end. */
export function uploadLocker(): Locker {
  const own = new MemoryLocker({ acquireLockTimeout: WAIT_MS });
  return { newLock: (id) => uploadLock(id, own.newLock(id)) };
}

function uploadLock(id: string, own: Lock): Lock {
  let release: () => Promise<void> = async () => undefined;
  return {
    lock: async (signal: AbortSignal, requestRelease: RequestRelease) => {
      const busy = (cause: unknown) => new UploadError(423, UPLOAD_BUSY, { cause });
      await own.lock(signal, requestRelease).catch((error: unknown) => {
        throw busy(error);
      });
      try {
        release = await takeLock(`upload:${id}`, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
          onAsked: () => void requestRelease(),
        });
      } catch (error) {
        await own.unlock();
        throw busy(error);
      }
    },
    unlock: async () => {
      await release();
      await own.unlock();
    },
  };
}

/** Publishes an upload while no other instance does. One process sees to it by itself that it does so once. */
export async function whileNobodyElsePublishes<T>(id: string, publish: () => Promise<T>): Promise<T> {
  const release = await takeLock(`publication:${id}`);
  try {
    return await publish();
  } finally {
    await release();
  }
}
