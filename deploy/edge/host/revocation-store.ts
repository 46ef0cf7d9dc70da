import "server-only";
import { processState } from "@lampstand/runtime/process-state";
import { type Revocation, revocationsIn } from "@/lib/auth/revocation-names";

/** What the worker's `SessionEndings` offers, one object per member. */
type MemberRevocations = { add: (name: string) => Promise<void>; names: () => Promise<string[]> };

declare global {
  interface ProcessState {
    /** The worker sets this for all parts, which are built separately. */
    revocationsOf?: (member: string) => MemberRevocations;
  }
}

/** Returns a member's revoked sessions, whichever worker received the revocation. */
export async function readRevocations(member: string): Promise<Revocation[]> {
  return revocationsIn(await revocationsOf(member).names());
}

/** Stores a revocation's name for as long as it matters. */
export async function keepRevocation(member: string, name: string): Promise<void> {
  await revocationsOf(member).add(name);
}

/** @throws {Error} outside of a worker */
function revocationsOf(member: string): MemberRevocations {
  const { revocationsOf: ofMember } = processState();
  if (!ofMember) throw new Error("There is no worker");
  return ofMember(member);
}
