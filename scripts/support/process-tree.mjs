import { readFileSync } from "node:fs";

/**
 * Returns a process's running children. Works only on Linux.
 *
 * @param {number} pid
 * @returns {number[]} none elsewhere
 */
export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
