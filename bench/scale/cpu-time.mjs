import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { childrenOf } from "../../scripts/support/process-tree.mjs";

/** Fields of `/proc/PID/stat` behind the name, from 0: the time of a process, and of its children that have ended. */
const TIMES = { own: [11, 12], ended: [13, 14] };

/** How many units of those times a second has. */
const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/**
 * How long processors have worked for a process and all that it started, in milliseconds.
 *
 * @param {number} pid
 * @returns {number} 0 where nobody tells
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
