import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { Member } from "@/lib/api-client/answer";
import { inPageLanguage } from "@/lib/language/page-language";
import { logError } from "@/lib/utils/log";
import { withNext } from "@/lib/paths";
import { earliestLogin, isRevoked, revoke, revokeAll } from "./revoked-sessions";
import {
  openSession,
  RENEW_AFTER_MS,
  type SealedSession,
  sealSession,
  type Session,
  sessionCookie,
} from "./session-cookie";

const ID_BYTES = 16;

export async function currentSession(): Promise<Session | null> {
  return (await readSession())?.session ?? null;
}

/** Renews the session once it is a day old. Only for route handlers, like all below: pages cannot set cookies. */
export async function renewedSession(): Promise<Session | null> {
  const sealed = await readSession();
  if (!sealed) return null;
  if (Date.now() - sealed.sealedAt > RENEW_AFTER_MS) await setCookie(sealed.session);
  return sealed.session;
}

export async function beginSession(member: Member): Promise<void> {
  const before = await currentSession();
  await setCookie(await newSession(member));
  if (before) await unlessItFails(() => revoke(before));
}

export async function updateSession(session: Session, changed: Omit<Member, "userId">): Promise<void> {
  const member = { ...changed, userId: session.userId };
  if (member.email === session.email) return setCookie({ ...session, ...member });
  await unlessItFails(() => revokeAll(session.userId)); // the others have the old address
  await setCookie(await newSession(member));
}

export async function endSession(): Promise<void> {
  const session = await currentSession();
  await removeCookie();
  if (session) await unlessItFails(() => revoke(session));
}

/** @throws {Error} when it cannot be stored; the member then stays logged in */
export async function endEverywhere({ userId }: Session): Promise<void> {
  await revokeAll(userId);
  await removeCookie();
}

/** Logs out a deleted member. Never throws: a session that can't be ended is logged. */
export async function endForGood({ userId }: Session): Promise<void> {
  await removeCookie();
  await unlessItFails(() => revokeAll(userId));
}

async function unlessItFails(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    logError("session-not-ended", error);
  }
}

async function newSession({ userId, firstName, lastName, email }: Member): Promise<Session> {
  const id = randomBytes(ID_BYTES).toString("base64url");
  const loginAt = Math.max(Date.now(), await earliestLogin(userId)); // instances' clocks may differ
  return { id, userId, firstName, lastName, email, loginAt };
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

export async function requireSession(path: string): Promise<void> {
  if (!(await currentSession())) redirect(await inPageLanguage(withNext("/login", path)));
}
