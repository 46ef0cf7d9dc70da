import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { Member } from "@/lib/http/answer";
import { logError } from "@/lib/utils/log";
import { withNext } from "@/lib/paths";
import { earliestLogin, isRevoked, revoke, revokeAll } from "./revocations";
import {
  openSession,
  RENEW_AFTER_MS,
  type SealedSession,
  sealSession,
  type Session,
  sessionCookie,
} from "./session-cookie";

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
  await setCookie(await newSession(member));
  if (before) await unlessItFails(() => revoke(before));
}

/**
 * Notes what has changed about the member of a session. With another address every other session of theirs ends: saving
 * a profile there would bring back the old one.
 */
export async function updateSession(session: Session, changed: Omit<Member, "userId">): Promise<void> {
  const member = { ...changed, userId: session.userId };
  if (member.email === session.email) return setCookie({ ...session, ...member });
  await unlessItFails(() => revokeAll(session.userId));
  await setCookie(await newSession(member));
}

/** Logs out in the browser that asks. */
export async function endSession(): Promise<void> {
  const session = await currentSession();
  await removeCookie();
  if (session) await unlessItFails(() => revoke(session));
}

/** Logs a member out wherever they are logged in. @throws when that cannot be noted; then they still are */
export async function endEverywhere({ userId }: Session): Promise<void> {
  await revokeAll(userId);
  await removeCookie();
}

/** The same for a member who does not exist any more: here, whatever happens. */
export async function endForGood({ userId }: Session): Promise<void> {
  await removeCookie();
  await unlessItFails(() => revokeAll(userId));
}

/** What the provider has done cannot be taken back because this site could not note an ending. */
async function unlessItFails(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    logError("session-not-ended", error);
  }
}

/** Later than the last moment at which all sessions ended, by whatever clock. */
async function newSession({ userId, firstName, lastName, email }: Member): Promise<Session> {
  const id = randomBytes(ID_BYTES).toString("base64url");
  const loginAt = Math.max(Date.now(), await earliestLogin(userId));
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

/** Leads whoever has not logged in to the login, and from there back to the page of this path. */
export async function requireSession(path: string): Promise<void> {
  if (!(await currentSession())) redirect(withNext("/login", path));
}
