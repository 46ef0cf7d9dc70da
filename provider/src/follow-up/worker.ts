export const LONGEST_REST_MS = 60_000;
export const SHORTEST_REST_MS = 250;

type Options = {
  /** Does what is to be done and says when there will be more. */
  work: () => Promise<Date | undefined>;
  onFailure: (error: unknown) => undefined;
};

export type Worker = {
  /** Lets it work now, or again after what it is doing. */
  wake: () => void;
};

/** Works when woken, when there is more to do, and every minute. Never two at a time. */
export function createWorker({ work, onFailure }: Options): Worker {
  let isWorking = false;
  let calls = 0;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    isWorking = true;
    clearTimeout(timer);
    const heard = calls;
    const next = await work().catch(onFailure);
    isWorking = false;
    if (calls === heard) rest(next);
    else void run();
  }

  function rest(until: Date | undefined): void {
    const wait = until ? until.getTime() - Date.now() : LONGEST_REST_MS;
    timer = setTimeout(wake, Math.min(Math.max(wait, SHORTEST_REST_MS), LONGEST_REST_MS));
    timer.unref();
  }

  function wake(): void {
    calls += 1;
    if (!isWorking) void run();
  }

  return { wake };
}
