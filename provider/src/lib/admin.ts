import type { Access, FieldAccess } from "payload";

import type { Staff } from "../payload-types";

/** The headings under which the admin's menu lists things, in their order. */
export const adminGroup = {
  sitePages: "Site pages",
  stories: "Stories & videos",
  blogAndHelp: "Blog & help",
  messages: "Messages",
  people: "People",
  files: "Pictures & clips",
} as const;

/** Staff of either role. Nothing here is open to the public: visitors are served by the contract's routes. */
export const isStaff: Access = ({ req }) => Boolean(req.user);

/** Staff who may also manage accounts and delete what others rely on. */
export const isAdmin: Access = ({ req }) => hasAdminRole(req.user);

/** As `isAdmin`, for one field. */
export const isAdminField: FieldAccess = ({ req }) => hasAdminRole(req.user);

/** Admins see every account; editors only their own. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return hasAdminRole(req.user) || { id: { equals: req.user.id } };
};

/** Nobody, by way of the admin or its API: the record is written by the provider itself. */
export const isNobody: Access = () => false;

/** Whether a signed-in user is an admin. */
export function hasAdminRole(user: { collection?: string; role?: Staff["role"] } | null): boolean {
  return user?.collection === "staff" && user.role === "admin";
}

/** What staff may do with ordinary content. */
export const contentAccess = { create: isStaff, read: isStaff, update: isStaff, delete: isStaff };

/** Messages from visitors: read and deleted by staff, written by the provider. */
export const inboxAccess = { create: isNobody, read: isStaff, update: isStaff, delete: isStaff };

/** As `inboxAccess`, of what proves that consent was given or withdrawn. */
export const proofAccess = { ...inboxAccess, delete: isAdmin };
