import "server-only";
import { createHmac } from "node:crypto";
import { keepRevocation, readRevocations } from "#host/revocation-store";
import { type Session, sessionKey } from "./session-cookie";

export async function isRevoked({ id, userId, loginAt }: Session): Promise<boolean> {
  const name = hidden(id);
  const revocations = await readRevocations(hidden(userId));
  return revocations.some(({ at, what }) => what === name || (what === "all" && loginAt <= at));
}

export async function revoke({ id, userId }: Session, now = Date.now()): Promise<void> {
  await keepRevocation(hidden(userId), `${now}-${hidden(id)}`);
}

export async function revokeAll(userId: string, now = Date.now()): Promise<void> {
  await keepRevocation(hidden(userId), `${now}-all`);
}

/** Returns milliseconds since 1970: none of the member's sessions that began earlier is valid. */
export async function earliestLogin(userId: string): Promise<number> {
  const revocations = await readRevocations(hidden(userId));
  return Math.max(0, ...revocations.map(({ at, what }) => (what === "all" ? at + 1 : 0)));
}

function hidden(id: string): string {
  return createHmac("sha256", sessionKey("revocations")).update(id).digest("hex");
}
