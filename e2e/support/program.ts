import { timeLimit } from "@lampstand/runtime/time-limit";
import type { RunningProcess } from "../../scripts/support/processes.mjs";

const START_TIMEOUT = 60_000;

/** A server under test, which tests can stop and restart. */
export interface Program {
  readonly url: string;
  /** Returns the process's id; throws while it isn't running. */
  readonly pid: () => number;
  /** Returns whether it has run since its only start. */
  readonly hasNeverEnded: () => boolean;
  /** Resolves when it answers. */
  readonly start: () => Promise<void>;
  /** Sends the signal (SIGTERM by default) and resolves when the process is gone. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

interface ProgramOptions {
  url: string;
  launch: () => RunningProcess;
  waitUntilReady: (url: string, signal: AbortSignal) => Promise<void>;
}

export function createProgram({ url, launch, waitUntilReady }: ProgramOptions): Program {
  let running: RunningProcess | undefined;
  let hasEnded = false;

  return {
    url,
    pid: () => {
      if (!running) throw new Error(`${url} is not running`);
      return running.pid;
    },
    hasNeverEnded: () => running !== undefined && !hasEnded,
    start: async () => {
      const started = launch();
      running = started;
      const failure = new AbortController();
      void started.ended.then((outcome) => {
        hasEnded = true;
        failure.abort(new Error(`${started.name} ended while starting (${outcome})`));
      });
      await waitUntilReady(url, timeLimit(START_TIMEOUT, failure.signal));
    },
    stop: async (signal) => {
      await running?.stop(signal);
      running = undefined;
    },
  };
}
