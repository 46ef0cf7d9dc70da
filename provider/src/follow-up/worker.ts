export const LONGEST_REST_MS = 60_000;
export const SHORTEST_REST_MS = 250;

type Options = {
  /** Does what is to be done and says when there will be more. */
  work: () => Promise<Date | undefined>;
  onFailure: (error: unknown) => void;
};

export type Worker = {
  /** Lets it work now, or again after what it is doing. */
  wake: () => void;
};

/** Works when woken, when there is more to do, and every minute. Never two at a time. */
export function createWorker({ work, onFailure }: Options): Worker {
  let isWorking = false;
  let isCalled = false;
  let timer: NodeJS.Timeout | undefined;

  function rest(until: Date | undefined): void {
    const wait = until ? until.getTime() - Date.now() : LONGEST_REST_MS;
    timer = setTimeout(wake, Math.min(Math.max(wait, SHORTEST_REST_MS), LONGEST_REST_MS));
    timer.unref();
  }

  async function run(): Promise<void> {
    isWorking = true;
    clearTimeout(timer);
    let next: Date | undefined;
    try {
      do {
        isCalled = false;
        next = await work();
      } while (isCalled);
    } catch (error) {
      onFailure(error);
    }
    isWorking = false;
    rest(next);
  }

  function wake(): void {
    isCalled = true;
    if (!isWorking) void run();
  }

  return { wake };
}
