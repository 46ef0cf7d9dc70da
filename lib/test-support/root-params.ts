/** Stands for `next/root-params`, which only Next's compiler provides: pages in the church's own language. */
export function locale(): Promise<string> {
  return Promise.resolve("default");
}
