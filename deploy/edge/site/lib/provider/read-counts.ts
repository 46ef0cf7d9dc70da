import "server-only";

/** Counts nothing: see `app/metrics`. */
export function countRead(): void {
  // A worker has no metrics.
}
