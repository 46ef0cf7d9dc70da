const RealDate = Date;

let offset = 0;

const now = () => RealDate.now() + offset;

/** A clock that goes on as the real one does, and that tests can move ahead. Timers keep the real time. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget): Date =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name): unknown => (name === "now" ? now : Reflect.get(target, name)),
});

/** Moves the clock on. */
export function pass(minutes: number): void {
  offset += minutes * 60_000;
}
