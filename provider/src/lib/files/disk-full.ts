import { z } from "zod";

import { HttpError } from "../http/responses";

/** The codes of a full file system, SQLite and PostgreSQL. */
const FULL_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

const cause = z.object({ code: z.string().optional().catch(undefined), cause: z.unknown().optional() });

/** Returns whether an error, or its cause, is a full disk. */
export function isFull(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 507;
  const parsed = cause.safeParse(error);
  if (!parsed.success) return false;
  return FULL_CODES.has(parsed.data.code ?? "") || isFull(parsed.data.cause);
}
