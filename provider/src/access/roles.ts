import type { Access, FieldAccess } from "payload";

import type { Staff } from "../payload-types";

export type User =
  | { id?: number | string; collection?: string; role?: Staff["role"]; isCarer?: Staff["isCarer"] }
  | null
  | undefined;

/** Allows staff of every role. Nothing here is public: the contract's routes serve visitors. */
export const isStaff: Access = ({ req }) => isStaffUser(req.user);

/** Allows staff who change what the site shows: everyone but reviewers. */
export const isEditor: Access = ({ req }) => hasEditorRole(req.user);

/** Returns whether a signed-in user has a staff account, rather than one of another collection. */
export function isStaffUser(user: User): boolean {
  return user?.collection === "staff";
}

/** Allows staff who may also manage accounts and delete what others rely on. */
export const isAdmin: Access = ({ req }) => hasAdminRole(req.user);

/**
 * Allows the same as `isAdmin` for what the admin's screens don't offer: Payload passes no data when it draws them, but
 * passes a call's data.
 */
export const isAdminByCall: Access = ({ req, data }) => data !== undefined && hasAdminRole(req.user);

/** Allows the same as `isAdmin`, for one field. */
export const isAdminField: FieldAccess = ({ req }) => hasAdminRole(req.user);

/** Admins see every account, everyone else only their own. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (!req.user || !isStaffUser(req.user)) return false;
  return hasAdminRole(req.user) || { id: { equals: req.user.id } };
};

/** Allows nobody to do this in the admin or its API: the provider writes the record itself. */
export const isNobody: Access = () => false;

/** Returns whether a signed-in user is an admin. */
export function hasAdminRole(user: User): boolean {
  return isStaffUser(user) && user?.role === "admin";
}

/** Returns whether a signed-in user changes what the site shows, as an editor or admin. */
export function hasEditorRole(user: User): boolean {
  return isStaffUser(user) && (user?.role === "editor" || user?.role === "admin");
}

/**
 * Returns whether a signed-in user may read requests to talk. Other roles may not, not even admins.
 */
export function isCarer(user: User): boolean {
  return isStaffUser(user) && user?.isCarer === true;
}

/** What staff may do with ordinary content. */
export const contentAccess = { create: isEditor, read: isEditor, update: isEditor, delete: isEditor };

/** The same as `contentAccess`, but reviewers may read it, since stories need it. */
export const reviewedContentAccess = { ...contentAccess, read: isStaff };

/** What staff may do with a page's texts. */
export const globalAccess = { read: isEditor, update: isEditor };

/** Messages from visitors: the provider writes them, and all staff read and answer them. */
export const inboxAccess = { create: isNobody, read: isStaff, update: isStaff, delete: isEditor };

/** The same as `inboxAccess`, for proof that consent was given or withdrawn. */
export const proofAccess = { ...inboxAccess, delete: isAdmin };
