import "server-only";
import { type Ending, endingsIn } from "@/lib/auth/ending-names";

/** What the worker's `SessionEndings` offers, one for each member. */
type Endings = { add: (name: string) => Promise<void>; names: () => Promise<string[]> };

declare global {
  /** Set by the worker, for all parts that are built separately. */
  var lampstandEndingsOf: ((member: string) => Endings) | undefined;
}

/** What has ended of a member's sessions, whichever worker was told. */
export async function readEndings(member: string): Promise<Ending[]> {
  return endingsIn(await endingsOf(member).names());
}

/** Keeps the name of an ending for as long as it matters. */
export async function keepEnding(member: string, name: string): Promise<void> {
  await endingsOf(member).add(name);
}

/** @throws {Error} outside of a worker */
function endingsOf(member: string): Endings {
  if (!globalThis.lampstandEndingsOf) throw new Error("There is no worker");
  return globalThis.lampstandEndingsOf(member);
}
