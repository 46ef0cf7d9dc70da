import { type CollectionConfig } from "payload";

import { line } from "../../fields/text-fields";
import { adminGroup, hasAdminRole, isAdmin, isAdminField, isAdminOrSelf } from "../../lib/admin";
import { environment } from "../../lib/environment";
import { settleRole, requireLongPassword, keepOneAdmin } from "./hooks";

const LOGIN_ATTEMPTS = 5;
const LOCK_MILLISECONDS = 10 * 60 * 1000;
const SESSION_SECONDS = 8 * 60 * 60;

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
