const RealDate = Date;

let offset = 0;

const now = () => RealDate.now() + offset;

/** Replaces the clock with one that runs like the real one, and that tests can move ahead. Timers keep real time. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget): Date =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name): unknown => (name === "now" ? now : Reflect.get(target, name)),
});

/** Moves the clock ahead. */
export function pass(minutes: number): void {
  offset += minutes * 60_000;
}
