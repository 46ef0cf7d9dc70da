import os from "node:os";

/** How far the worker and its programs give way to the provider and the site, in Unix niceness (19 is the most). */
const NICENESS = 10;

/**
 * Lowers a process's priority. One that is already lower is left: only root may raise it.
 * @throws Error when there is no such process, or it is another user's.
 */
export function giveWay(pid: number): void {
  os.setPriority(pid, Math.max(NICENESS, os.getPriority(pid)));
}
