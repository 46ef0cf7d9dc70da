import { counter } from "@lampstand/runtime/metrics";

/** Counts a clip that a worker was at, by what became of it, for the metrics. */
export function countPreparation(outcome: "prepared" | "retried" | "failed"): void {
  counter({
    name: "lampstand_clips_prepared_total",
    help: "Clips that a worker was at, by what became of them",
    labelNames: ["outcome"],
  }).inc({ outcome });
}
