import type { Worker } from "./worker";

declare global {
  /** Shared by the parts that Next builds separately. */
  var lampstandFollowUp: Worker | undefined;
}

/** Does soon what follows from a submission that has just been stored. Never waits, never throws. */
export function followUpSoon(): void {
  globalThis.lampstandFollowUp?.wake();
}
