import "server-only";
import { counter } from "@lampstand/runtime/metrics";

/** `stale`: the last good answer. `fallback`: the page rendered without this part. */
export type ReadOutcome = "fresh" | "stale" | "missing" | "unavailable" | "fallback";

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
