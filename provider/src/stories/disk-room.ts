import { statfs } from "node:fs/promises";

import { z } from "zod";

import { ContractError } from "../contract/answer";

/** What uploads leave free, in bytes, so that everything else can go on. */
const RESERVE = 64 * 1024 * 1024;

const FULL = "There is no room for more videos at the moment. Please try again later.";

/** How the file system, SQLite and PostgreSQL say that they are full. */
const FULL_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

const cause = z.object({ code: z.string().optional().catch(undefined), cause: z.unknown().optional() });

/**
 * Refuses an upload that would not fit where the folder is.
 * @throws ContractError 507
 */
export async function requireRoomFor(bytes: number, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes + RESERVE) throw new ContractError(507, FULL);
}

/** What a sender is told instead of an error that comes of a full disk; any other error as it is. */
export function orNoRoom(error: unknown): unknown {
  return isFull(error) ? new ContractError(507, FULL) : error;
}

function isFull(error: unknown): boolean {
  const parsed = cause.safeParse(error);
  if (!parsed.success) return false;
  return FULL_CODES.has(parsed.data.code ?? "") || isFull(parsed.data.cause);
}
