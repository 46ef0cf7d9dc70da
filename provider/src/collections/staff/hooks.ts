import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";

import { adminError } from "../../lib/errors";
import type { Staff } from "../../payload-types";

const PASSWORD_MIN_LENGTH = 12;
/** The first account of all is an admin; the last admin stays one. */
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
  if (originalDoc?.role === "admin" && data.role === "editor") await keepOneAdmin(originalDoc.id, req);
  return data;
};

/** Refuses a new password that is easily guessed. Signing in with an older one still works. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
export const requireLongPassword: CollectionBeforeOperationHook<"staff"> = ({ args, operation }) => {
  if (operation === "login" || !("data" in args)) return;
  const data: unknown = args.data;
  if (typeof data !== "object" || data === null || !("password" in data)) return;
  const { password } = data;
  if (typeof password !== "string" || password === "" || password.length >= PASSWORD_MIN_LENGTH) return;
  const message = `A password needs at least ${PASSWORD_MIN_LENGTH} characters.`;
  throw new ValidationError({ collection: "staff", errors: [{ path: "password", message }] });
};

export async function keepOneAdmin(id: string, req: PayloadRequest): Promise<void> {
  const others = await req.payload.count({
    collection: "staff",
    where: { and: [{ role: { equals: "admin" } }, { id: { not_equals: id } }] },
    req,
  });
  if (others.totalDocs === 0) throw adminError("At least one admin must remain.");
}
