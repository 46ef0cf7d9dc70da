import crypto from "node:crypto";
import { promisify } from "node:util";

import { isSameText } from "@lampstand/runtime/same-text";
import { APIError, type CollectionBeforeChangeHook, type Payload, type PayloadRequest } from "payload";
import { z } from "zod";

import { fieldError } from "../../lib/errors";
import { HttpError } from "../../lib/http/responses";
import type { Staff } from "../../payload-types";
import { limitPassword } from "./sign-in-limits";

/** How Payload (3.90) stores a password after its next sign-in. */
const HASH = { prefix: "pbkdf2-sha256-v1:", iterations: 600_000, bytes: 32, digest: "sha256" };
const SALT = "0".repeat(64);

const WRONG_PASSWORD = "Please enter the password you sign in with.";

const stored = z.object({ hash: z.string(), salt: z.string() });

/** Takes as long as checking a password. */
export async function hashNothing(password: string): Promise<void> {
  await derive(password, SALT);
}

function derive(password: string, salt: string): Promise<Buffer> {
  return promisify(crypto.pbkdf2)(password, salt, HASH.iterations, HASH.bytes, HASH.digest);
}

/**
 * Checks that somebody signed in knows their password, so an unattended screen is not enough.
 * @returns A message when they do not; `undefined` when they do.
 * @throws HttpError 429 after too many tries.
 */
export async function passwordProblem(
  { payload, headers }: PayloadRequest,
  staff: string,
  password: unknown,
): Promise<string | undefined> {
  if (typeof password !== "string" || password === "") return WRONG_PASSWORD;
  const row: unknown = await payload.db.findOne({ collection: "staff", where: { id: { equals: staff } } });
  const { hash, salt } = stored.parse(row);
  const isRight = await limitPassword(payload, { headers, staff }, async () => {
    const derived = await derive(password, salt);
    return isSameText(`${HASH.prefix}${derived.toString("hex")}`, hash);
  });
  return isRight ? undefined : WRONG_PASSWORD;
}

/** Requires the current password to change one's own address or password. */
export const askForPassword: CollectionBeforeChangeHook<Staff> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, ...change } = data;
  const isOwn = operation === "update" && originalDoc !== undefined && req.user?.id === originalDoc.id;
  const isNewAddress = change.email !== undefined && change.email !== originalDoc?.email;
  if (!isOwn || !(isNewAddress || change.password)) return change;
  const problem = await passwordProblem(req, originalDoc.id, currentPassword).catch(asAdminError);
  if (problem) throw fieldError("staff", "currentPassword", problem);
  return change;
};

function asAdminError(error: unknown): never {
  if (error instanceof HttpError) throw new APIError(error.message, error.status, undefined, true);
  throw error;
}

/**
 * Ends an account's sessions.
 * @param except The id of a session to keep.
 */
export async function endSessions(payload: Payload, staff: string, except?: string): Promise<void> {
  const where = { id: { equals: staff } };
  const account = await payload.db.findOne<{ id: string; sessions?: { id: string }[] }>({
    collection: "staff",
    where,
  });
  if (!account) return;
  const sessions = (account.sessions ?? []).filter(({ id }) => id === except);
  // Writes sessions as Payload does: the whole row, and not counted as a change.
  await payload.db.updateOne({
    collection: "staff",
    id: staff,
    data: { ...account, sessions, updatedAt: null },
    returning: false,
  });
}
