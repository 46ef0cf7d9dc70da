import type { CheckboxField, CollectionConfig } from "payload";

import { noticeEndpoints } from "../../endpoints/notices";
import { secondFactorEndpoints } from "../../endpoints/second-factor";
import { staffEndpoints } from "../../endpoints/staff";
import { settleReadersOfChange, settleReadersOfDeleted } from "../../features/conversations/settle-readers";
import { forgetDevices } from "../../features/notices/push";
import { askForPassword } from "../../features/staff/own-password";
import { confirmAccountChange } from "../../features/staff/recent-sign-in";
import { requireSecondFactor } from "../../features/staff/second-factor";
import { panel } from "../../fields/panel";
import { notedAtField } from "../../fields/submission-fields";
import { type Description, type Label, line } from "../../fields/text-fields";
import {
  hasAdminRole,
  isAdmin,
  isAdminByCall,
  isAdminField,
  isAdminOrSelf,
  isNobody,
  isStaffUser,
} from "../../access/roles";
import { adminGroup } from "../../admin/menu";
import { text } from "../../admin/texts/text";
import { environment } from "../../lib/environment";
import {
  hideExpiry,
  hideNewExpiry,
  keepOneAdmin,
  removeFactorOfAccount,
  requireLongPassword,
  settleRole,
} from "./hooks";

const SESSION_SECONDS = 8 * 60 * 60;

/** The people who sign in to the admin. */
export const staff: CollectionConfig<"staff"> = {
  slug: "staff",
  labels: { singular: text("staff:singular"), plural: text("staff:plural") },
  auth: {
    // Locking an account would let anyone lock it: we slow down attempts by network instead.
    maxLoginAttempts: 0,
    tokenExpiration: SESSION_SECONDS,
    cookies: { sameSite: "Lax", secure: environment().isHttps },
  },
  admin: {
    group: adminGroup.people,
    useAsTitle: "email",
    defaultColumns: ["email", "name", "role", "invitedAt"],
    components: { beforeListTable: ["/admin/staff/invite-colleague#InviteColleague"] },
    hidden: ({ user }) => !hasAdminRole(user),
    description: text("staff:description"),
  },
  access: {
    admin: ({ req }) => isStaffUser(req.user),
    create: isAdminByCall,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isNobody,
  },
  hooks: {
    beforeOperation: [requireLongPassword, confirmAccountChange],
    beforeChange: [askForPassword, settleRole],
    afterChange: [settleReadersOfChange],
    beforeDelete: [({ id, req }) => keepOneAdmin(String(id), req)],
    afterDelete: [removeFactorOfAccount, forgetDevices, settleReadersOfDeleted],
    beforeLogin: [requireSecondFactor],
    afterMe: [hideExpiry],
    afterOperation: [hideNewExpiry],
  },
  endpoints: [...staffEndpoints, ...secondFactorEndpoints, ...noticeEndpoints],
  fields: [
    {
      name: "currentPassword",
      type: "text",
      label: text("staff:currentPassword"),
      virtual: true,
      admin: {
        description: text("staff:currentPasswordHelp"),
        condition: (data, _siblings, { user }) => data.id === user?.id,
        components: { Field: "/admin/staff/current-password#CurrentPassword" },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    line("name", text("fields:name"), text("staff:nameHelp")),
    {
      name: "role",
      type: "select",
      label: text("staff:role"),
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: [
        { label: text("staff:roleAdmin"), value: "admin" },
        { label: text("staff:roleEditor"), value: "editor" },
        { label: text("staff:roleReviewer"), value: "reviewer" },
      ],
      access: { create: isAdminField, update: isAdminField },
      admin: {
        description: text("staff:roleHelp"),
        condition: (_data, _siblings, { user }) => Boolean(user),
      },
    },
    carerBox("isCarer", text("staff:isCarer"), text("staff:isCarerHelp")),
    carerBox(
      "answersMinors",
      text("staff:answersMinors"),
      text("staff:answersMinorsHelp"),
      (data) => data.isCarer === true,
    ),
    notedAtField("invitedAt", text("staff:invitedAt")),
    panel("twoStepSignIn", "/admin/staff/second-factor-panel#SecondFactorPanel"),
    panel("notices", "/admin/staff/notices-panel#NoticesPanel"),
  ],
};

function carerBox(
  name: string,
  label: Label,
  description: Description,
  isShown: (data: Record<string, unknown>) => boolean = () => true,
): CheckboxField {
  return {
    name,
    type: "checkbox",
    label,
    defaultValue: false,
    access: { create: isAdminField, update: isAdminField },
    admin: {
      description,
      condition: isShown,
      disableBulkEdit: true,
    },
  };
}
