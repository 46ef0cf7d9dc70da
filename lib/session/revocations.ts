import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { inTurn } from "@/lib/in-turn";
import { hasCode } from "@/lib/uploads/has-code";
import { uploadFolder } from "@/lib/uploads/upload-folder";
import type { Session } from "./session-cookie";
import { sessionKey } from "./session-key";
import { SESSION_LIFETIME_S } from "./session-lifetime";

const LIFETIME_MS = SESSION_LIFETIME_S * 1000;

const revocationsSchema = z.object({
  /** When each session that has ended would have run out, in milliseconds since 1970. */
  ended: z.record(z.string(), z.number()),
  /** Sessions begun then or earlier have ended; in milliseconds since 1970. */
  allUntil: z.number(),
});

type Revocations = z.output<typeof revocationsSchema>;

const NOTHING: Revocations = { ended: {}, allUntil: 0 };

/** Of two changes at once, neither may undo the other. */
const takeTurn = inTurn();

/** Whether a session has ended before its time. */
export async function isRevoked({ id, userId, loginAt }: Session): Promise<boolean> {
  const { ended, allUntil } = await read(fileOf(userId));
  return loginAt <= allUntil || Object.hasOwn(ended, id);
}

/** Ends a session, whoever still has its cookie. */
export async function revoke({ id, userId }: Session, now = Date.now()): Promise<void> {
  await change(userId, ({ ended, allUntil }) => {
    const stillHolding = Object.entries(ended).filter(([, end]) => end > now);
    return { ended: { ...Object.fromEntries(stillHolding), [id]: now + LIFETIME_MS }, allUntil };
  });
}

/** Ends every session of a member that has begun until now. */
export async function revokeAll(userId: string, now = Date.now()): Promise<void> {
  await change(userId, () => ({ ended: {}, allUntil: now }));
}

/** Removes what is about sessions that have run out by themselves. */
export async function removeStaleRevocations(now: number): Promise<void> {
  const names = await readdir(folder()).catch(whenMissing([]));
  for (const name of names) {
    const file = path.join(folder(), name);
    const written = await stat(file).catch(whenMissing(null));
    if (written && written.mtimeMs < now - LIFETIME_MS) await rm(file, { force: true });
  }
}

/** The site keeps no database: a file for each member who has logged out, named by nothing that tells who it is. */
function fileOf(userId: string): string {
  const name = createHmac("sha256", sessionKey("revocations")).update(userId).digest("hex");
  return path.join(folder(), `${name}.json`);
}

function folder(): string {
  return path.join(uploadFolder(), "sessions");
}

/** What cannot be understood, as after a disk's fault, ends all that began before it was written. */
async function read(file: string): Promise<Revocations> {
  const text = await readFile(file, "utf8").catch(whenMissing(null));
  if (text === null) return NOTHING;
  return parse(text) ?? { ended: {}, allUntil: (await stat(file)).mtimeMs };
}

function parse(text: string): Revocations | null {
  try {
    return revocationsSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function change(userId: string, next: (revocations: Revocations) => Revocations): Promise<void> {
  const file = fileOf(userId);
  await takeTurn(async () => write(file, next(await read(file))));
}

/** A power cut leaves the file as it was or as it is now, never half of it. */
async function write(file: string, revocations: Revocations): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomBytes(8).toString("hex")}`;
  const handle = await open(temporary, "wx", 0o600);
  try {
    await handle.writeFile(JSON.stringify(revocations));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

function whenMissing<Fallback>(fallback: Fallback) {
  return (error: unknown): Fallback => {
    if (hasCode(error, "ENOENT")) return fallback;
    throw error;
  };
}
