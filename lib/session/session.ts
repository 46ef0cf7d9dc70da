import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import type { Member } from "@/lib/member/member";
import { isRevoked, revoke, revokeAll } from "./revocations";
import { openSession, sealSession, sessionCookie, type SealedSession, type Session } from "./session-cookie";
import { RENEW_AFTER_MS } from "./session-lifetime";

const ID_BYTES = 16;

/** Who has logged in in the browser that asks; `null` for nobody. */
export async function currentSession(): Promise<Session | null> {
  return (await readSession())?.session ?? null;
}

/** The same, renewed once it is a day old. For route handlers, as all that follows: pages cannot set cookies. */
export async function renewedSession(): Promise<Session | null> {
  const sealed = await readSession();
  if (!sealed) return null;
  if (Date.now() - sealed.sealedAt > RENEW_AFTER_MS) await setCookie(sealed.session);
  return sealed.session;
}

/** Logs a member in. The session is a new one, whatever the browser brought; what it had before ends. */
export async function beginSession(member: Member): Promise<void> {
  const before = await currentSession();
  const id = randomBytes(ID_BYTES).toString("base64url");
  await setCookie({ id, ...member, loginAt: Date.now() });
  if (before) await revoke(before);
}

/** Notes what has changed about the member of a session. */
export async function updateSession(session: Session, member: Member): Promise<void> {
  await setCookie({ ...session, ...member, userId: session.userId });
}

/** Logs out in the browser that asks. */
export async function endSession(): Promise<void> {
  const session = await currentSession();
  if (session) await revoke(session);
  await removeCookie();
}

/** Logs a member out wherever they are logged in. */
export async function endEverywhere({ userId }: Session): Promise<void> {
  await revokeAll(userId);
  await removeCookie();
}

async function readSession(): Promise<SealedSession | null> {
  const cookie = (await cookies()).get(sessionCookie().name)?.value;
  const sealed = cookie === undefined ? null : await openSession(cookie);
  return sealed && !(await isRevoked(sealed.session)) ? sealed : null;
}

async function setCookie(session: Session): Promise<void> {
  const { name, attributes } = sessionCookie();
  (await cookies()).set(name, await sealSession(session), attributes);
}

async function removeCookie(): Promise<void> {
  const { name, attributes } = sessionCookie();
  (await cookies()).set(name, "", { ...attributes, maxAge: 0 });
}
