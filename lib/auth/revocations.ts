import "server-only";
import { createHmac } from "node:crypto";
import { keepEnding, readEndings } from "./session-endings";
import { type Session, sessionKey } from "./session-cookie";

/** Whether a session has ended before its time. */
export async function isRevoked({ id, userId, loginAt }: Session): Promise<boolean> {
  const name = hidden(id);
  const endings = await readEndings(hidden(userId));
  return endings.some(({ at, what }) => what === name || (what === "all" && loginAt <= at));
}

/** Ends a session, whoever still has its cookie. */
export async function revoke({ id, userId }: Session, now = Date.now()): Promise<void> {
  await keepEnding(hidden(userId), `${now}-${hidden(id)}`);
}

/** Ends every session of a member that has begun until now. */
export async function revokeAll(userId: string, now = Date.now()): Promise<void> {
  await keepEnding(hidden(userId), `${now}-all`);
}

/** The earliest moment at which a session of this member can begin and hold, in milliseconds since 1970. */
export async function earliestLogin(userId: string): Promise<number> {
  const endings = await readEndings(hidden(userId));
  return Math.max(0, ...endings.map(({ at, what }) => (what === "all" ? at + 1 : 0)));
}

/** A name that tells nobody whose it is. */
function hidden(id: string): string {
  return createHmac("sha256", sessionKey("revocations")).update(id).digest("hex");
}
