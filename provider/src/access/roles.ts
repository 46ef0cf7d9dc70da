import type { Access, FieldAccess } from "payload";

import type { Staff } from "../payload-types";

/** What a staff account may do; the access rules below say what that is. */
export const ROLE_OPTIONS = [
  { label: "Admin: everything, including staff accounts", value: "admin" },
  { label: "Editor: content and review", value: "editor" },
  { label: "Reviewer: stories and messages only", value: "reviewer" },
];

export type User =
  | { id?: number | string; collection?: string; role?: Staff["role"]; isCarer?: Staff["isCarer"] }
  | null
  | undefined;

/** Staff of every role. Nothing here is open to the public: visitors are served by the contract's routes. */
export const isStaff: Access = ({ req }) => isStaffUser(req.user);

/** Staff who change what the site shows: all but reviewers. */
export const isEditor: Access = ({ req }) => hasEditorRole(req.user);

/** Whether somebody who is signed in has a staff account, and not one of another collection. */
export function isStaffUser(user: User): boolean {
  return user?.collection === "staff";
}

/** Staff who may also manage accounts and delete what others rely on. */
export const isAdmin: Access = ({ req }) => hasAdminRole(req.user);

/**
 * As `isAdmin`, for what the admin's screens do not offer: Payload asks without data when it draws them, and with the data that a
 * call brings.
 */
export const isAdminByCall: Access = ({ req, data }) => data !== undefined && hasAdminRole(req.user);

/** As `isAdmin`, for one field. */
export const isAdminField: FieldAccess = ({ req }) => hasAdminRole(req.user);

/** Admins see every account; all others only their own. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (!req.user || !isStaffUser(req.user)) return false;
  return hasAdminRole(req.user) || { id: { equals: req.user.id } };
};

/** Nobody, by way of the admin or its API: the record is written by the provider itself. */
export const isNobody: Access = () => false;

/** Whether a signed-in user is an admin. */
export function hasAdminRole(user: User): boolean {
  return isStaffUser(user) && user?.role === "admin";
}

/** Whether a signed-in user changes what the site shows: an editor or an admin, and no reviewer. */
export function hasEditorRole(user: User): boolean {
  return isStaffUser(user) && (user?.role === "editor" || user?.role === "admin");
}

/** Whether a signed-in user reads what people write who would like to talk. No other role does, an admin's neither. */
export function isCarer(user: User): boolean {
  return isStaffUser(user) && user?.isCarer === true;
}

/** What staff may do with ordinary content. */
export const contentAccess = { create: isEditor, read: isEditor, update: isEditor, delete: isEditor };

/** As `contentAccess`, of what reviewers see, too, since a story is made of it. */
export const reviewedContentAccess = { ...contentAccess, read: isStaff };

/** What staff may do with the texts of a page. */
export const globalAccess = { read: isEditor, update: isEditor };

/** Messages from visitors: read and answered by all staff, written by the provider. */
export const inboxAccess = { create: isNobody, read: isStaff, update: isStaff, delete: isEditor };

/** As `inboxAccess`, of what proves that consent was given or withdrawn. */
export const proofAccess = { ...inboxAccess, delete: isAdmin };
