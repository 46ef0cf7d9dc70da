import "server-only";
import { createHmac } from "node:crypto";
import { mkdir, open, readdir, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { hasErrorCode, uploadFolder } from "@/lib/utils/files";
import { logError } from "@/lib/utils/log";
import { type Session, SESSION_LIFETIME_S, sessionKey } from "./session-cookie";

const LIFETIME_MS = SESSION_LIFETIME_S * 1000;

/** How often a folder is made anew that is tidied away before anything is in it. */
const TRIES = 5;

/** What has ended: a session by its name, or all that had begun. */
const ALL = "all";

/** When it ended, in milliseconds since 1970, and what. */
const ENDING = /^(\d+)-(all|[0-9a-f]{64})$/;

/** Whether a session has ended before its time. */
export async function isRevoked({ id, userId, loginAt }: Session): Promise<boolean> {
  const name = hidden(id);
  const endings = await readEndings(folderOf(userId));
  return endings.some(({ at, what }) => what === name || (what === ALL && loginAt <= at));
}

/** Ends a session, whoever still has its cookie. */
export async function revoke({ id, userId }: Session, now = Date.now()): Promise<void> {
  await note(folderOf(userId), `${now}-${hidden(id)}`);
}

/** Ends every session of a member that has begun until now. */
export async function revokeAll(userId: string, now = Date.now()): Promise<void> {
  await note(folderOf(userId), `${now}-${ALL}`);
}

/** The earliest moment at which a session of this member can begin and hold, in milliseconds since 1970. */
export async function earliestLogin(userId: string): Promise<number> {
  const endings = await readEndings(folderOf(userId));
  return Math.max(0, ...endings.map(({ at, what }) => (what === ALL ? at + 1 : 0)));
}

/** Removes what is about sessions that have run out by themselves. */
export async function removeStaleRevocations(now: number): Promise<void> {
  const members = await readdir(sessionsFolder(), { withFileTypes: true }).catch(whenMissing([]));
  for (const member of members) {
    if (!member.isDirectory()) continue;
    const folder = path.join(sessionsFolder(), member.name);
    const stale = (await readEndings(folder)).filter(({ at }) => at < now - LIFETIME_MS);
    for (const { name } of stale) await rm(path.join(folder, name), { force: true });
    await rmdir(folder).catch(whenStillNeeded);
  }
}

/**
 * The site keeps no database: each member who has logged out has a folder, and each ending an empty file in it. Its name
 * says all, so nothing is ever rewritten, and sites that share the folder cannot undo what another has noted.
 */
function folderOf(userId: string): string {
  return path.join(sessionsFolder(), hidden(userId));
}

function sessionsFolder(): string {
  return path.join(uploadFolder(), "sessions");
}

/** A name that tells nobody whose it is. */
function hidden(id: string): string {
  return createHmac("sha256", sessionKey("revocations")).update(id).digest("hex");
}

type Ending = { name: string; at: number; what: string };

async function readEndings(folder: string): Promise<Ending[]> {
  const names = await readdir(folder).catch(whenMissing([]));
  return names.flatMap((name) => {
    const [, at, what] = ENDING.exec(name) ?? [];
    return what === undefined ? [] : [{ name, at: Number(at), what }];
  });
}

/** Synced, so that a power cut brings nobody back. */
async function note(folder: string, name: string, triesLeft = TRIES): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const handle = await open(path.join(folder, name), "a", 0o600);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!hasErrorCode(error, "ENOENT") || triesLeft === 0) throw error;
    await note(folder, name, triesLeft - 1);
  }
}

function whenMissing<Fallback>(fallback: Fallback) {
  return (error: unknown): Fallback => {
    if (hasErrorCode(error, "ENOENT")) return fallback;
    throw error;
  };
}

/** Something is in it, or another site has removed it already. */
function whenStillNeeded(error: unknown): void {
  if (!hasErrorCode(error, "ENOTEMPTY", "EEXIST", "ENOENT")) throw error;
}

const SWEEP_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Removes, from now on, what is kept about sessions that have run out by themselves. */
export function startForgettingRevocations(): void {
  sweepAndLog();
  setInterval(sweepAndLog, SWEEP_INTERVAL_MS).unref();
}

function sweepAndLog(): void {
  removeStaleRevocations(Date.now()).catch((error: unknown) => logError("session-sweep-failed", error));
}
