import { readFileSync, writeFileSync } from "node:fs";

/** Written to `clear_refs`, it makes Linux forget the peak so far (`man 5 proc`). */
const FORGET_PEAK = "5";

/**
 * Begins to watch how much memory a process takes. Only Linux tells.
 *
 * @param {number} pid
 * @returns {() => number} how much more than at the beginning it took at most since, in MiB; `NaN` where nobody tells
 */
export function watchMemory(pid) {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, FORGET_PEAK);
    const idle = statusOf(pid, "VmRSS");
    return () => (statusOf(pid, "VmHWM") - idle) / 1024;
  } catch {
    return () => Number.NaN;
  }
}

/**
 * @param {number} pid
 * @returns {number} how much memory a process takes now, in MiB; `NaN` where nobody tells
 */
export function memoryOf(pid) {
  try {
    return statusOf(pid, "VmRSS") / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * @param {number} pid
 * @returns {number} how much memory a process took at most since it began, in MiB; `NaN` where nobody tells
 */
export function peakMemoryOf(pid) {
  try {
    return statusOf(pid, "VmHWM") / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * @param {number} pid
 * @param {"VmRSS" | "VmHWM"} name the memory in use, and its peak, in KiB
 */
function statusOf(pid, name) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]);
}
