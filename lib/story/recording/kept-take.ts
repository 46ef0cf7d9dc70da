import type { LeftOut } from "@lampstand/contract/schemas/submissions";

/** What is known of a recording beside its slices. */
export type KnownTake = {
  /** When it was begun, in milliseconds since 1970: its name among the slices, too. */
  begun: number;
  mimeType: string;
  seconds: number;
  /** What its teller said again. */
  leftOut: LeftOut;
  /** Where it is being sent to; empty as long as that is not known. */
  address: string;
};

/** A recording that is offered again, as after a crash; without what its teller said again where that was lost. */
export type KeptTake = Omit<KnownTake, "leftOut"> & { leftOut: LeftOut | null };

/** In seconds. */
export function lengthOf(leftOut: LeftOut): number {
  return leftOut.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** With one more answer that is said again; what is said again repeatedly is one part. */
export function withAnswer(leftOut: LeftOut, [from, to]: LeftOut[number]): LeftOut {
  const last = leftOut.at(-1);
  return last?.[1] === from ? [...leftOut.slice(0, -1), [last[0], to]] : [...leftOut, [from, to]];
}

/** Without a schema, which the page would load before anybody records. */
export function isKnownTake(value: unknown): value is KnownTake {
  return (
    typeof value === "object" &&
    value !== null &&
    ["begun", "seconds"].every((name) => typeof Reflect.get(value, name) === "number") &&
    ["mimeType", "address"].every((name) => typeof Reflect.get(value, name) === "string") &&
    isLeftOut(Reflect.get(value, "leftOut"))
  );
}

function isLeftOut(value: unknown): value is LeftOut {
  return (
    Array.isArray(value) &&
    value.every((span) => Array.isArray(span) && span.length === 2 && span.every(Number.isFinite))
  );
}
