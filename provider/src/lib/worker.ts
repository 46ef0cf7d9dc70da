import { processState } from "@lampstand/runtime/process-state";
import type { PayloadRequest } from "payload";

export const LONGEST_REST_MS = 60_000;
export const SHORTEST_REST_MS = 250;
/** How long after a wake-up to look again for uncommitted rows, in milliseconds. Doubles each time. */
export const FIRST_RECHECK_MS = 100;

/** Does what is due and returns when there will be more. It never fails: see `runTasks`. */
type Work = () => Promise<Date | undefined>;

type WakeOptions = {
  /** Whether the new work is in a transaction not yet committed. */
  isUncommitted?: boolean;
};

type Worker = {
  /** Starts work now, or again after the current run. */
  wake: (options?: WakeOptions) => void;
};

/**
 * The provider's workers. They follow up submissions, send mails, report changes to the sites, purge files from the
 * CDN, draft captions, update the search index, decide what may be shown, remove what is no longer needed, publish on a
 * date and report problems.
 */
export type WorkerName =
  | "followUp"
  | "mails"
  | "revalidation"
  | "purges"
  | "captionDrafts"
  | "search"
  | "visibility"
  | "maintenance"
  | "schedule"
  | "problems";

declare global {
  interface ProcessState {
    workers?: Partial<Record<WorkerName, Worker>>;
  }
}

/** Works when woken, when more is due, and every minute. Never twice at once. */
export function createWorker(work: Work): Worker {
  let isWorking = false;
  let calls = 0;
  let recheckAfter: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    isWorking = true;
    clearTimeout(timer);
    const callsBefore = calls;
    const next = await work();
    isWorking = false;
    if (calls === callsBefore) rest(next);
    else void run();
  }

  function rest(until: Date | undefined): void {
    const wait = until ? until.getTime() - Date.now() : LONGEST_REST_MS;
    const bounded = Math.min(Math.max(wait, SHORTEST_REST_MS), LONGEST_REST_MS);
    timer = setTimeout(() => void run(), Math.min(bounded, nextRecheck()));
    timer.unref();
  }

  function nextRecheck(): number {
    const wait = recheckAfter ?? LONGEST_REST_MS;
    recheckAfter = wait < LONGEST_REST_MS ? wait * 2 : undefined;
    return wait;
  }

  return {
    wake({ isUncommitted = false } = {}) {
      calls += 1;
      if (isUncommitted) recheckAfter = FIRST_RECHECK_MS;
      if (!isWorking) void run();
    },
  };
}

/** Starts a worker of this process once, and runs it right away; several kinds of work run side by side. */
export function startWorker(name: WorkerName, ...works: Work[]): void {
  const workers = (processState().workers ??= {});
  workers[name] ??= together(works.map(createWorker));
  workers[name].wake();
}

function together(workers: Worker[]): Worker {
  return {
    wake(options) {
      for (const worker of workers) worker.wake(options);
    },
  };
}

/**
 * Wakes this process's worker, if started, for rows just written.
 * @param req The request whose transaction holds them. Payload does not report commits, so the worker looks again until
 * it has.
 * @param hasMoreToCome Whether to look again anyway, for what others make of them.
 */
export async function wakeWorker(
  name: WorkerName,
  req?: PayloadRequest,
  { hasMoreToCome = false } = {},
): Promise<void> {
  const isUncommitted = Boolean(await req?.transactionID) || hasMoreToCome;
  processState().workers?.[name]?.wake({ isUncommitted });
}
