import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { childrenOf } from "../../scripts/support/process-tree.mjs";

/** Indexes of fields after the name in `/proc/PID/stat`: the time of a process, and of its ended children. */
const TIMES = { own: [11, 12], ended: [13, 14] };

/** Units of those times per second. */
const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/**
 * Returns the processor time of a process and everything that it started, in milliseconds.
 *
 * @param {number} pid
 * @returns {number} 0 if the system does not say
 */
export function cpuTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const sum = [...TIMES.own, ...TIMES.ended].reduce((total, field) => total + Number(fields[field]), 0);
    const children = childrenOf(pid).reduce((total, child) => total + cpuTimeOf(child), 0);
    return (sum / ticks) * 1000 + children;
  } catch {
    return 0;
  }
}
