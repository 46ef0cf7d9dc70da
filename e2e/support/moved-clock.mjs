import { readFileSync } from "node:fs";
import { z } from "zod";

const RealDate = Date;
const date = z.instanceof(RealDate);
const file = process.env.CLOCK_FILE ?? "";

/** Preloaded into a server under test (`NODE_OPTIONS`): moves its clock ahead by the milliseconds in a file. */
const now = () => RealDate.now() + Number(readFileSync(file, "utf8"));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    date.parse(Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget)),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => {
    /** @type {unknown} */
    const value = Reflect.get(target, name);
    return name === "now" ? now : value;
  },
});
