import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";

const SAMPLED_EVERY_MS = 5;

/** What a piece of work took of its process. */
export type Measured = {
  /** The longest that nothing else was done, in milliseconds. */
  blockedMs: number;
  /** By how much resident memory rose, in bytes. */
  memoryBytes: number;
  /** What was written, to whatever: 0 where the system does not say. */
  writtenBytes: number;
};

/** Does something, and tells what it took. Only for work beside which the process does nothing. */
export async function measureWork(work: () => Promise<unknown>): Promise<Measured> {
  const before = { memory: process.memoryUsage.rss(), written: await bytesWritten() };
  let memory = before.memory;
  const sample = () => (memory = Math.max(memory, process.memoryUsage.rss()));
  const sampling = setInterval(sample, SAMPLED_EVERY_MS);
  const delay = monitorEventLoopDelay({ resolution: SAMPLED_EVERY_MS });
  delay.enable();
  try {
    await work();
    await nextTurn();
    await nextTurn();
    sample();
    return {
      blockedMs: delay.max / 1e6,
      memoryBytes: memory - before.memory,
      writtenBytes: (await bytesWritten()) - before.written,
    };
  } finally {
    delay.disable();
    clearInterval(sampling);
  }
}

/** By this process, as Linux counts it. */
async function bytesWritten(): Promise<number> {
  const counts = await readFile("/proc/self/io", "utf8").catch(() => "");
  return Number(/^wchar: (\d+)/m.exec(counts)?.[1] ?? 0);
}
