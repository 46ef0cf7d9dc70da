import "server-only";
import type { Lock, Locker, RequestRelease } from "@tus/server";
import { takeLock } from "@/lib/redis/lock";
import { UploadError } from "./upload-storage";

type Caller = { begin: () => void; onWaiting: () => void };

type QueueOptions = {
  signal: AbortSignal;
  /** Called while this caller is first, each time another starts to wait. */
  onWaiting: () => void;
};

export type JoinQueue = (name: string, options: QueueOptions) => Promise<() => void>;

/** Creates a queue per name: one caller at a time, in order. Resolves with the release. @throws the signal's reason */
export function createQueues(): JoinQueue {
  /** In each queue, the first caller has begun, and the others wait. */
  const queues = new Map<string, Set<Caller>>();

  return async (name, { signal, onWaiting }) => {
    signal.throwIfAborted();
    const queue = queues.get(name) ?? new Set();
    queues.set(name, queue);
    const caller: Caller = { begin: () => undefined, onWaiting };
    const [holder] = queue;
    queue.add(caller);
    const end = () => {
      const [first] = queue;
      if (!queue.delete(caller)) return;
      const [next, another] = queue;
      if (!next) queues.delete(name);
      else if (first === caller) {
        next.begin();
        if (another) next.onWaiting();
      }
    };
    if (!holder) return end;
    try {
      await untilBegun(caller, signal, holder.onWaiting);
    } catch (error) {
      end();
      throw error;
    }
    return end;
  };
}

async function untilBegun(caller: Caller, signal: AbortSignal, ask: () => void): Promise<void> {
  const begun = new Promise<void>((resolve) => (caller.begin = resolve));
  signal.addEventListener("abort", caller.begin);
  try {
    ask();
    await begun;
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", caller.begin);
  }
}

const WAIT_MS = 15_000;

/** Admits one request at a time per upload; with Redis, across instances. A new request asks the previous to end. */
export function uploadLocker(): Locker {
  const joinQueue = createQueues();
  return { newLock: (id) => uploadLock(id, joinQueue) };
}

function uploadLock(id: string, joinQueue: JoinQueue): Lock {
  let unlock: () => Promise<void> = async () => undefined;
  return {
    lock: async (stopped: AbortSignal, requestRelease: RequestRelease) => {
      const late = new AbortController();
      // Node's AbortSignal.any loses the time-outs of AbortSignal.timeout.
      const timer = setTimeout(() => late.abort(), WAIT_MS);
      const options = {
        signal: AbortSignal.any([stopped, late.signal]),
        onWaiting: () => void requestRelease(),
      };
      try {
        const leaveQueue = await joinQueue(id, options);
        const release = await takeLock(`upload:${id}`, options).catch((error: unknown) => {
          leaveQueue();
          throw error;
        });
        unlock = async () => {
          await release();
          leaveQueue();
        };
      } catch (cause) {
        throw new UploadError(423, "uploadBusy", { cause });
      } finally {
        clearTimeout(timer);
      }
    },
    unlock: () => unlock(),
  };
}

/** `null`: another instance is still publishing. A longer wait could publish what was already reported as failed. */
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
