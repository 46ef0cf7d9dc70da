import {
  type CollectionAfterDeleteHook,
  type CollectionAfterMeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";

import { translateWith } from "../../admin/texts/text";
import { PASSWORD_MIN_LENGTH } from "../../features/staff/password-length";
import { removeSecondFactor } from "../../features/staff/second-factor";
import { adminError, fieldError } from "../../lib/errors";
import type { Staff } from "../../payload-types";

/** Makes the first account an admin, and keeps the last admin one. */
export const settleRole: CollectionBeforeChangeHook<Staff> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "create") {
    const { totalDocs } = await req.payload.count({ collection: "staff", req });
    return totalDocs === 0 ? { ...data, role: "admin" } : data;
  }
  const isDemoted = data.role !== undefined && data.role !== "admin";
  if (originalDoc?.role === "admin" && isDemoted) await keepOneAdmin(originalDoc.id, req);
  return data;
};

/** Refuses a new password that is easy to guess. Older ones still work. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
export const requireLongPassword: CollectionBeforeOperationHook<"staff"> = ({ args, operation, req }) => {
  if (operation === "login" || !("data" in args)) return;
  const data: unknown = args.data;
  if (typeof data !== "object" || data === null || !("password" in data)) return;
  const { password } = data;
  if (typeof password !== "string" || password === "" || password.length >= PASSWORD_MIN_LENGTH) return;
  throw fieldError("staff", "password", translateWith(req.t)("validation:longerThanMin"));
};

export async function keepOneAdmin(id: string, req: PayloadRequest): Promise<void> {
  const others = await req.payload.count({
    collection: "staff",
    where: { and: [{ role: { equals: "admin" } }, { id: { not_equals: id } }] },
    req,
  });
  if (others.totalDocs === 0) throw adminError(translateWith(req.t)("staff:lastAdmin"));
}

/** Removes an account's second factor with it. */
export const removeFactorOfAccount: CollectionAfterDeleteHook<Staff> = ({ doc, req }) =>
  removeSecondFactor(req.payload, doc.id);

/**
 * Hides when a session ends. Payload's admin would leave the page then, and lose what was written: we ask to sign in
 * again in place.
 */
export const hideExpiry: CollectionAfterMeHook = ({ response }) =>
  Object.assign({}, response, { exp: undefined });

/** Hides it as well when a session is extended. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
export const hideNewExpiry: CollectionAfterOperationHook<"staff"> = ({ operation, result }) =>
  operation === "refresh" ? { ...result, exp: undefined } : result;
