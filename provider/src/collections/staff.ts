import { APIError, type CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { hasAdminRole, isAdmin, isAdminField, isAdminOrSelf } from "../access/roles";
import { environment } from "../environment";
import { line } from "../fields/text-fields";

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
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role"],
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
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation === "create" && (await req.payload.count({ collection: "staff", req })).totalDocs === 0) {
          return { ...data, role: "admin" };
        }
        if (originalDoc?.role === "admin" && data.role === "editor") await keepOneAdmin(originalDoc.id, req);
        return data;
      },
    ],
    beforeDelete: [({ id, req }) => keepOneAdmin(id, req)],
  },
  fields: [
    line("name", "Name", "First and last name.", { required: true }),
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
      admin: { description: "The first account of all is always an admin.", condition: (_data, _siblings, { user }) => Boolean(user) },
    },
  ],
};

async function keepOneAdmin(id: string | number, req: Parameters<typeof isAdmin>[0]["req"]): Promise<void> {
  const others = await req.payload.count({
    collection: "staff",
    where: { and: [{ role: { equals: "admin" } }, { id: { not_equals: id } }] },
    req,
  });
  if (others.totalDocs === 0) throw new APIError("At least one admin must remain.", 400, null, true);
}
