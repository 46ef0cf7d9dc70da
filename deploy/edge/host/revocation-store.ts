import "server-only";
import { processState } from "@lampstand/runtime/process-state";
import { type Revocation, revocationsIn } from "@/lib/auth/revocation-names";

/** What the worker's `SessionEndings` offers, one for each member. */
type MemberRevocations = { add: (name: string) => Promise<void>; names: () => Promise<string[]> };

declare global {
  interface ProcessState {
    /** Set by the worker, for all parts that are built separately. */
    revocationsOf?: (member: string) => MemberRevocations;
  }
}

/** The revoked sessions of a member, whichever worker was told. */
export async function readRevocations(member: string): Promise<Revocation[]> {
  return revocationsIn(await revocationsOf(member).names());
}

/** Keeps the name of a revocation for as long as it matters. */
export async function keepRevocation(member: string, name: string): Promise<void> {
  await revocationsOf(member).add(name);
}

/** @throws {Error} outside of a worker */
function revocationsOf(member: string): MemberRevocations {
  const { revocationsOf: ofMember } = processState();
  if (!ofMember) throw new Error("There is no worker");
  return ofMember(member);
}
