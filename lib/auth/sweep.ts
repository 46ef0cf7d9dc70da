import "server-only";
import { logError } from "@/lib/utils/log";
import { removeStaleRevocations } from "./revocations";

const SWEEP_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Removes, from now on, what is kept about sessions that have run out by themselves. */
export function startForgettingRevocations(): void {
  sweepAndLog();
  setInterval(sweepAndLog, SWEEP_INTERVAL_MS).unref();
}

function sweepAndLog(): void {
  removeStaleRevocations(Date.now()).catch((error: unknown) => logError("session-sweep-failed", error));
}
