let listener: () => void = () => undefined;
let waiting: (() => Promise<void>)[] = [];

/** Replaces Next's `after`, which works only in its server. */
export function after(work: () => Promise<void>): void {
  waiting.push(work);
}

/** Calls something once, when the next answer is there and the work after it hasn't begun. */
export function beforeAfterwards(listen: () => void): void {
  listener = listen;
}

/** Does the work that was left until after the answer. */
export async function afterwards(): Promise<void> {
  listener();
  listener = () => undefined;
  const due = waiting;
  waiting = [];
  await Promise.all(due.map((work) => work()));
}
