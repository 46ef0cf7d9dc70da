import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";

const SAMPLED_EVERY_MS = 5;

/** So much must be new before garbage is collected again, which takes a second where much is in use. */
const COLLECTED_EVERY_BYTES = 32 * 1024 * 1024;

v8.setFlagsFromString("--expose-gc");
const context = vm.createContext();
/** Twice, since the buffers that one collection found unused are subtracted at the next one. */
const collectGarbage = () => {
  vm.runInContext("gc(); gc()", context);
};

/** What was in use before the first work: among many other tests a collection takes seconds, so it is not done each time. */
let idleBytes: number | undefined;

/** What a piece of work took of its process. */
export type Measured = {
  /** The longest that nothing else was done, in milliseconds. */
  blockedMs: number;
  /** The most that was in use beyond what was before the first work, in bytes: exact only above the `memoryMax` that was given. */
  memoryBytes: number;
  /** What was written, to whatever: 0 where the system does not say. */
  writtenBytes: number;
};

/**
 * Does something, and tells what it took. Only for work beside which the process does nothing.
 * @param memoryMax Above as many bytes, garbage is collected, so that only what is still in use counts.
 */
export async function measureWork(work: () => Promise<unknown>, memoryMax: number): Promise<Measured> {
  idleBytes ??= collectedBytesInUse();
  const before = { memory: idleBytes, written: await bytesWritten() };
  let memory = before.memory;
  let collectAbove = before.memory + memoryMax;
  const sample = () => {
    let now = bytesInUse();
    if (now > collectAbove) {
      now = collectedBytesInUse();
      collectAbove = Math.max(before.memory + memoryMax, now + COLLECTED_EVERY_BYTES);
    } else if (now > before.memory + memoryMax) {
      return;
    }
    memory = Math.max(memory, now);
  };
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

function collectedBytesInUse(): number {
  collectGarbage();
  return bytesInUse();
}

function bytesInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** By this process, as Linux counts it. */
async function bytesWritten(): Promise<number> {
  const counts = await readFile("/proc/self/io", "utf8").catch(() => "");
  return Number(/^wchar: (\d+)/m.exec(counts)?.[1] ?? 0);
}
