import { readFileSync } from "node:fs";

/**
 * The processes that a process has started and that still run. Only Linux tells.
 *
 * @param {number} pid
 * @returns {number[]} none where nobody tells
 */
export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
