import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";

const SAMPLED_EVERY_MS = 5;

/** How much must be new before garbage is collected again, which takes a second when much memory is in use. */
const COLLECTED_EVERY_BYTES = 32 * 1024 * 1024;

v8.setFlagsFromString("--expose-gc");
const context = vm.createContext();
/** Twice, since one collection subtracts the buffers that the previous one found unused. */
const collectGarbage = () => {
  vm.runInContext("gc(); gc()", context);
};

/** What was in use before the first work, measured only once: among many other tests, a collection takes seconds. */
let idleBytes: number | undefined;

/** What some work cost its process. */
export type Measured = {
  /** The longest time without other work, in milliseconds. */
  blockedMs: number;
  /** The most memory in use beyond that before the first work, in bytes: exact only above `memoryMax`. */
  memoryBytes: number;
  /** What was written anywhere: 0 if the system does not say. */
  writtenBytes: number;
};

/**
 * Does some work, and returns its cost. The process must do nothing else meanwhile.
 * @param memoryMax Above this many bytes, garbage is collected so that only memory still in use counts.
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

/** Returns what this process wrote, as Linux counts it. */
async function bytesWritten(): Promise<number> {
  const counts = await readFile("/proc/self/io", "utf8").catch(() => "");
  return Number(/^wchar: (\d+)/m.exec(counts)?.[1] ?? 0);
}
