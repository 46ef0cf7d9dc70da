import "server-only";

type Caller = { begin: () => void; onWaiting: () => void };

type QueueOptions = {
  signal: AbortSignal;
  /** Called while this caller is the first, whenever another one begins to wait. */
  onWaiting: () => void;
};

export type JoinQueue = (name: string, options: QueueOptions) => Promise<() => void>;

/** A queue for each name: one caller at a time, in order. Resolves with what lets the next one begin. @throws the signal's reason on abort */
export function createQueues(): JoinQueue {
  /** The first of a queue has begun, the others wait. */
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
