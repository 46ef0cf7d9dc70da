import "server-only";
import { mkdir, open, readdir, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { type Beat, type Connection, withRedis } from "@/lib/redis/connection.mjs";
import { uploadFolder } from "@/lib/env/upload-folder";
import { hasErrorCode } from "@/lib/utils/files";
import { logError } from "@/lib/utils/log";
import { processState } from "@/lib/utils/process-state";
import { type Ending, endingsIn } from "./ending-names";
import { SESSION_LIFETIME_S } from "./session-cookie";

const LIFETIME_MS = SESSION_LIFETIME_S * 1000;

/** How often a folder is made anew that is tidied away before anything is in it. */
const TRIES = 5;

/** What has ended of a member's sessions, here or on another instance. */
export async function readEndings(member: string): Promise<Ending[]> {
  const [here, elsewhere] = await Promise.all([
    readNames(folderOf(member)),
    withRedis((connection) => connection.client.smembers(keyOf(connection, member)), []),
  ]);
  return endingsIn([...here, ...elsewhere, ...unwritten(member)]);
}

/**
 * Keeps the name of an ending for as long as it matters. Where nothing can be written, as in a container that keeps its
 * uploads elsewhere, Redis knows it, and this process, which tells Redis again whenever that is back.
 *
 * @throws {Error} where only this process knows it
 */
export async function keepEnding(member: string, name: string): Promise<void> {
  const keeping = keep(folderOf(member), name);
  await Promise.allSettled([keeping]);
  const isShared = await withRedis((connection) => share(connection, member, [name]), false);
  if (!isShared) processState().unsharedRevocations += 1;
  await keeping.catch((error: unknown) => {
    const { unwrittenEndings } = processState();
    unwrittenEndings.set(member, new Set([...unwritten(member), name]));
    if (!isShared) throw error;
    logError("session-ending-not-kept", error);
  });
}

/** Removes what is about sessions that have run out by themselves. */
export async function removeStaleRevocations(now: number): Promise<void> {
  const { unwrittenEndings } = processState();
  for (const [member, names] of unwrittenEndings) {
    const alive = endingsIn([...names]).filter(({ at }) => at >= now - LIFETIME_MS);
    if (alive.length === 0) unwrittenEndings.delete(member);
  }
  for (const member of await readMembers()) {
    const folder = folderOf(member);
    const stale = endingsIn(await readNames(folder)).filter(({ at }) => at < now - LIFETIME_MS);
    for (const { name } of stale) await rm(path.join(folder, name), { force: true });
    await rmdir(folder).catch(whenStillNeeded);
  }
  await withRedis((connection) => removeShared(connection, now - LIFETIME_MS), undefined);
}

/** Tells the other instances what has ended here, on each new connection to Redis, and where it could not be told before. */
export const shareRevocations: Beat = async (connection, isNew) => {
  const state = processState();
  const unshared = state.unsharedRevocations;
  if (!isNew && unshared === 0) return;
  for (const member of new Set([...(await readMembers()), ...state.unwrittenEndings.keys()]))
    await share(connection, member, [...(await readNames(folderOf(member))), ...unwritten(member)]);
  // What ends meanwhile, or fails to be told, is told at the next beat.
  state.unsharedRevocations -= unshared;
};

/**
 * The site keeps no database: each member who has logged out has a folder, and each ending an empty file in it. Its name
 * says all, so nothing is ever rewritten, and sites that share the folder cannot undo what another has noted. With Redis the
 * names are there, too.
 */
function folderOf(member: string): string {
  return path.join(sessionsFolder(), member);
}

function sessionsFolder(): string {
  return path.join(uploadFolder(), "sessions");
}

async function readNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(whenMissing([]));
}

function unwritten(member: string): ReadonlySet<string> {
  return processState().unwrittenEndings.get(member) ?? new Set();
}

async function readMembers(): Promise<string[]> {
  const entries = await readdir(sessionsFolder(), { withFileTypes: true }).catch(whenMissing([]));
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function keyOf({ prefix }: Connection, member: string): string {
  return `${prefix}session-endings:${member}`;
}

/** Without a time after which Redis forgets them: under pressure it would drop those first. They are swept instead. */
async function share(connection: Connection, member: string, names: string[]): Promise<boolean> {
  if (names.length > 0) await connection.client.sadd(keyOf(connection, member), ...names);
  return true;
}

/** How many keys Redis looks through at a time. */
const KEYS_AT_ONCE = 1000;

async function removeShared(connection: Connection, oldest: number): Promise<void> {
  const { client } = connection;
  let cursor = "0";
  do {
    const [next, keys] = await client.scan(cursor, "MATCH", keyOf(connection, "*"), "COUNT", KEYS_AT_ONCE);
    for (const key of keys) {
      // Those of a version that let them expire.
      await client.persist(key);
      const stale = endingsIn(await client.smembers(key)).filter(({ at }) => at < oldest);
      if (stale.length > 0) await client.srem(key, ...stale.map(({ name }) => name));
    }
    cursor = next;
  } while (cursor !== "0");
}

/** Synced, so that a power cut brings nobody back. */
async function keep(folder: string, name: string, triesLeft = TRIES): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const handle = await open(path.join(folder, name), "a", 0o600);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!hasErrorCode(error, "ENOENT") || triesLeft === 0) throw error;
    await keep(folder, name, triesLeft - 1);
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
