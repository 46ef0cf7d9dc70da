import os from "node:os";

/** How much the worker and what it starts give way to the provider and the site, as Unix counts it: of 19, the most. */
const NICENESS = 10;

/**
 * Lowers the priority of a process. One that is as low or lower stays as it is: raising it is refused to all but root.
 * @throws Error when there is no such process, or it is another user's.
 */
export function giveWay(pid: number): void {
  os.setPriority(pid, Math.max(NICENESS, os.getPriority(pid)));
}
