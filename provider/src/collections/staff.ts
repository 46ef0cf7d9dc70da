import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from "payload";

import { adminGroup } from "../admin/groups";
import { refusal } from "../access/refusal";
import { hasAdminRole, isAdmin, isAdminField, isAdminOrSelf } from "../access/roles";
import { environment } from "../environment";
import { line } from "../fields/text-fields";
import type { Staff } from "../payload-types";

const LOGIN_ATTEMPTS = 5;
const PASSWORD_MIN_LENGTH = 12;
const LOCK_MILLISECONDS = 10 * 60 * 1000;
const SESSION_SECONDS = 8 * 60 * 60;

/** The first account of all is an admin; the last admin stays one. */
const settleRole: CollectionBeforeChangeHook<Staff> = async ({ data, operation, originalDoc, req }) => {
  if (operation === "create") {
    const { totalDocs } = await req.payload.count({ collection: "staff", req });
    return totalDocs === 0 ? { ...data, role: "admin" } : data;
  }
  if (originalDoc?.role === "admin" && data.role === "editor") await keepOneAdmin(originalDoc.id, req);
  return data;
};

/** Refuses a new password that is easily guessed. Signing in with an older one still works. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
const requireLongPassword: CollectionBeforeOperationHook<"staff"> = ({ args, operation }) => {
  if (operation === "login" || !("data" in args)) return;
  const data: unknown = args.data;
  if (typeof data !== "object" || data === null || !("password" in data)) return;
  const { password } = data;
  if (typeof password !== "string" || password === "" || password.length >= PASSWORD_MIN_LENGTH) return;
  const message = `A password needs at least ${PASSWORD_MIN_LENGTH} characters.`;
  throw new ValidationError({ collection: "staff", errors: [{ path: "password", message }] });
};

/** Who signs in to the admin. */
export const staff: CollectionConfig<"staff"> = {
  slug: "staff",
  labels: { singular: "Staff account", plural: "Staff accounts" },
  auth: {
    maxLoginAttempts: LOGIN_ATTEMPTS,
    lockTime: LOCK_MILLISECONDS,
    tokenExpiration: SESSION_SECONDS,
    cookies: { sameSite: "Lax", secure: environment().isHttps },
  },
  admin: {
    group: adminGroup.people,
    useAsTitle: "email",
    defaultColumns: ["email", "name", "role"],
    hidden: ({ user }) => !hasAdminRole(user),
    description: "Who may sign in here. After five wrong passwords an account is locked for ten minutes.",
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeOperation: [requireLongPassword],
    beforeChange: [settleRole],
    beforeDelete: [({ id, req }) => keepOneAdmin(String(id), req)],
  },
  fields: [
    line("name", "Name", "First and last name, so that colleagues know whose account it is."),
    {
      name: "role",
      type: "select",
      label: "Role",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: [
        { label: "Admin: everything, including staff accounts", value: "admin" },
        { label: "Editor: content and review", value: "editor" },
      ],
      access: { create: isAdminField, update: isAdminField },
      admin: {
        description: "Editors change content; admins also manage accounts.",
        condition: (_data, _siblings, { user }) => Boolean(user),
      },
    },
  ],
};

async function keepOneAdmin(id: string, req: PayloadRequest): Promise<void> {
  const others = await req.payload.count({
    collection: "staff",
    where: { and: [{ role: { equals: "admin" } }, { id: { not_equals: id } }] },
    req,
  });
  if (others.totalDocs === 0) throw refusal("At least one admin must remain.");
}
