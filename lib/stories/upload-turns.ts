import "server-only";

/** Who has the turn, or waits for it. */
type Turn = { begin: () => void; onAsked: () => void };

type TurnOptions = {
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Told while this one has the turn, whenever somebody else comes to wait for it. */
  onAsked: () => void;
};

export type TakeTurn = (name: string, options: TurnOptions) => Promise<() => void>;

/**
 * Lets one caller of this process at a time have what a name stands for, in the order they came.
 *
 * @returns what waits for the turn and gives what ends it; it throws the signal's reason when that aborts first
 */
export function turns(): TakeTurn {
  /** By name, in their order: the first has the turn. */
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

/** Waits by a promise alone: nothing is asked again and again. */
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
