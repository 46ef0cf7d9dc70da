import { readFileSync, writeFileSync } from "node:fs";

/** Writing this to `clear_refs` resets the peak in Linux (`man 5 proc`). */
const FORGET_PEAK = "5";

/**
 * Starts to measure a process's memory. Works only on Linux.
 *
 * @param {number} pid
 * @returns {() => number} the peak growth since the start, in MiB; `NaN` elsewhere
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
 * @returns {number} a process's current memory, in MiB; `NaN` if not on Linux
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
 * @returns {number} a process's peak memory since its start, in MiB; `NaN` if not on Linux
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
