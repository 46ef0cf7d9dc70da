import "server-only";
import { counter } from "@lampstand/runtime/metrics";

/**
 * What became of a read: an answer no older than its lifetime, the last good one in its place, the answer that there is
 * none, nothing at all, or a part that its page went on without.
 */
export type ReadOutcome = "fresh" | "stale" | "missing" | "unavailable" | "fallback";

/** Counts a read of the provider, for the metrics. */
export function countRead(outcome: ReadOutcome): void {
  reads().inc({ outcome });
}

function reads() {
  return counter({
    name: "lampstand_provider_reads_total",
    help: "Reads of the provider for pages, by what became of them",
    labelNames: ["outcome"],
  });
}
