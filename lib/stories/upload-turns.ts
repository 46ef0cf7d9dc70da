import "server-only";

type Turn = { begin: () => void; onAsked: () => void };

type TurnOptions = {
  signal: AbortSignal;
  /** Called while this caller has the turn, whenever another one begins to wait. */
  onAsked: () => void;
};

export type TakeTurn = (name: string, options: TurnOptions) => Promise<() => void>;

/** One caller per name at a time, in order. Resolves with what ends the turn. @throws the signal's reason on abort */
export function turns(): TakeTurn {
  /** The first of a queue has the turn. */
  const queues = new Map<string, Set<Turn>>();

  return async (name, { signal, onAsked }) => {
    signal.throwIfAborted();
    const queue = queues.get(name) ?? new Set();
    queues.set(name, queue);
    const turn: Turn = { begin: () => undefined, onAsked };
    const [holder] = queue;
    queue.add(turn);
    const end = () => {
      const [first] = queue;
      if (!queue.delete(turn)) return;
      const [next, another] = queue;
      if (!next) queues.delete(name);
      else if (first === turn) {
        next.begin();
        if (another) next.onAsked();
      }
    };
    if (!holder) return end;
    try {
      await untilBegun(turn, signal, holder.onAsked);
    } catch (error) {
      end();
      throw error;
    }
    return end;
  };
}

async function untilBegun(turn: Turn, signal: AbortSignal, ask: () => void): Promise<void> {
  const begun = new Promise<void>((resolve) => (turn.begin = resolve));
  signal.addEventListener("abort", turn.begin);
  try {
    ask();
    await begun;
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", turn.begin);
  }
}
