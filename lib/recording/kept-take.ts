import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";
import { KEPT_KEY } from "./recording-name";

/** What is known of a recording beside its slices: it is offered again after a crash. */
export type KeptTake = {
  /** When it was begun, in milliseconds since 1970: its name among the slices, too. */
  begun: number;
  mimeType: string;
  seconds: number;
  /** What its teller said again. */
  leftOut: LeftOut;
  /** Where it is being sent to; empty as long as that is not known. */
  address: string;
};

/** In seconds. */
export function lengthOf(leftOut: LeftOut): number {
  return leftOut.reduce((sum, [from, to]) => sum + to - from, 0);
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The one that was recorded last in this browser, for a day. */
export function keptTake(): KeptTake | null {
  try {
    const take: unknown = JSON.parse(readItem("localStorage", KEPT_KEY) ?? "");
    return isKeptTake(take) && Date.now() - take.begun < KEPT_MS ? take : null;
  } catch {
    return null;
  }
}

export function keepTake(take: KeptTake): void {
  writeItem("localStorage", KEPT_KEY, JSON.stringify(take));
}

export function forgetTake(): void {
  removeItem("localStorage", KEPT_KEY);
}

/** Without a schema, which the page would load before anybody records. */
function isKeptTake(value: unknown): value is KeptTake {
  return (
    typeof value === "object" &&
    value !== null &&
    ["begun", "seconds"].every((name) => typeof Reflect.get(value, name) === "number") &&
    ["mimeType", "address"].every((name) => typeof Reflect.get(value, name) === "string") &&
    Array.isArray(Reflect.get(value, "leftOut"))
  );
}
