import "server-only";
import { mkdir, open, readdir, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { processState } from "@lampstand/runtime/process-state";
import { type Connection, type Heartbeat, withRedis } from "@/lib/redis/connection.mjs";
import { hasErrorCode, uploadFolder } from "@/lib/utils/files";
import { logError } from "@/lib/utils/log";
import { type Revocation, revocationsIn } from "./revocation-names";
import { SESSION_LIFETIME_S } from "./session-cookie";

declare global {
  interface ProcessState {
    unsharedRevocations?: number;
    unwrittenRevocations?: Map<string, Set<string>>;
  }
}

const LIFETIME_MS = SESSION_LIFETIME_S * 1000;

const TRIES = 5; // another site may remove the folder while it is empty

export async function readRevocations(member: string): Promise<Revocation[]> {
  const [here, elsewhere] = await Promise.all([
    readNames(folderOf(member)),
    withRedis((connection) => connection.client.smembers(keyOf(connection, member)), []),
  ]);
  return revocationsIn([...here, ...elsewhere, ...unwritten(member)]);
}

/** Falls back to Redis and this process if writing fails. @throws {Error} when only this process keeps it */
export async function keepRevocation(member: string, name: string): Promise<void> {
  const keeping = keep(folderOf(member), name);
  await Promise.allSettled([keeping]);
  const isShared = await withRedis((connection) => share(connection, member, [name]), false);
  if (!isShared) addUnshared(processState(), 1);
  await keeping.catch((error: unknown) => {
    unwrittenRevocations().set(member, new Set([...unwritten(member), name]));
    if (!isShared) throw error;
    logError("session-ending-not-kept", error);
  });
}

export async function removeStaleRevocations(now: number): Promise<void> {
  for (const [member, names] of unwrittenRevocations()) {
    const alive = revocationsIn([...names]).filter(({ at }) => at >= now - LIFETIME_MS);
    if (alive.length === 0) unwrittenRevocations().delete(member);
  }
  for (const member of await readMembers()) {
    const folder = folderOf(member);
    const stale = revocationsIn(await readNames(folder)).filter(({ at }) => at < now - LIFETIME_MS);
    for (const { name } of stale) await rm(path.join(folder, name), { force: true });
    await rmdir(folder).catch(whenStillNeeded);
  }
  await withRedis((connection) => removeShared(connection, now - LIFETIME_MS), undefined);
}

export const shareRevocations: Heartbeat = async (connection, isNew) => {
  const state = processState();
  const unshared = state.unsharedRevocations ?? 0;
  if (!isNew && unshared === 0) return;
  for (const member of new Set([...(await readMembers()), ...unwrittenRevocations().keys()]))
    await share(connection, member, [...(await readNames(folderOf(member))), ...unwritten(member)]);
  // Anything revoked meanwhile, or not shared because of an error, is shared at the next call.
  addUnshared(state, -unshared);
};

/** One folder per member, one empty file per revocation: docs/decisions/2026-11-21-sessions-without-a-database.md. */
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
  return unwrittenRevocations().get(member) ?? new Set();
}

function unwrittenRevocations(): Map<string, Set<string>> {
  return (processState().unwrittenRevocations ??= new Map<string, Set<string>>());
}

function addUnshared(state: ProcessState, count: number): void {
  state.unsharedRevocations = (state.unsharedRevocations ?? 0) + count;
}

async function readMembers(): Promise<string[]> {
  const entries = await readdir(sessionsFolder(), { withFileTypes: true }).catch(whenMissing([]));
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function keyOf({ prefix }: Connection, member: string): string {
  return `${prefix}session-endings:${member}`; // the name that earlier versions of the site use
}

async function share(connection: Connection, member: string, names: string[]): Promise<boolean> {
  if (names.length > 0) await connection.client.sadd(keyOf(connection, member), ...names);
  return true;
}

const KEYS_AT_ONCE = 1000;

async function removeShared(connection: Connection, oldest: number): Promise<void> {
  const { client } = connection;
  let cursor = "0";
  do {
    const [next, keys] = await client.scan(cursor, "MATCH", keyOf(connection, "*"), "COUNT", KEYS_AT_ONCE);
    for (const key of keys) {
      await client.persist(key); // the previous version of the site let them expire
      const stale = revocationsIn(await client.smembers(key)).filter(({ at }) => at < oldest);
      if (stale.length > 0) await client.srem(key, ...stale.map(({ name }) => name));
    }
    cursor = next;
  } while (cursor !== "0");
}

async function keep(folder: string, name: string, triesLeft = TRIES): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const handle = await open(path.join(folder, name), "a", 0o600);
    await handle.sync().finally(() => handle.close()); // makes it survive a power cut
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

function whenStillNeeded(error: unknown): void {
  if (!hasErrorCode(error, "ENOTEMPTY", "EEXIST", "ENOENT")) throw error; // in use, or already removed
}

const SWEEP_INTERVAL_MS = 24 * 60 * 60 * 1000;

export function startForgettingRevocations(): void {
  sweepAndLog();
  setInterval(sweepAndLog, SWEEP_INTERVAL_MS).unref();
}

function sweepAndLog(): void {
  removeStaleRevocations(Date.now()).catch((error: unknown) => logError("session-sweep-failed", error));
}
