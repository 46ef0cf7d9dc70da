let listener: () => void = () => undefined;
let waiting: (() => Promise<void>)[] = [];

/** In place of Next's `after`, which works in its server alone. */
export function after(work: () => Promise<void>): void {
  waiting.push(work);
}

/** Has something called once, when the next answer is there and what follows it is not begun. */
export function beforeAfterwards(listen: () => void): void {
  listener = listen;
}

/** Does what was left for after the answer. */
export async function afterwards(): Promise<void> {
  listener();
  listener = () => undefined;
  const due = waiting;
  waiting = [];
  await Promise.all(due.map((work) => work()));
}
