import type { CollectionBeforeChangeHook, CollectionConfig, PayloadRequest } from "payload";

import { adminGroup } from "../admin/groups";
import { refusal } from "../access/refusal";
import { hasAdminRole, isAdmin, isAdminField, isAdminOrSelf } from "../access/roles";
import { environment } from "../environment";
import { line } from "../fields/text-fields";
import type { Staff } from "../payload-types";

const LOGIN_ATTEMPTS = 5;
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
        { label: "Admin: everything, with staff accounts", value: "admin" },
        { label: "Editor: content and review", value: "editor" },
      ],
      access: { create: isAdminField, update: isAdminField },
      admin: {
        description: "The first account of all is always an admin.",
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
