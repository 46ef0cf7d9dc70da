import type { CheckboxField, CollectionConfig } from "payload";

import { secondFactorEndpoints } from "../../endpoints/second-factor";
import { staffEndpoints } from "../../endpoints/staff";
import { settleReadersOfChange, settleReadersOfDeleted } from "../../features/conversations/settle-readers";
import { askForPassword } from "../../features/staff/own-password";
import { requireSecondFactor } from "../../features/staff/second-factor";
import { panel } from "../../fields/panel";
import { notedAtField } from "../../fields/submission-fields";
import { line } from "../../fields/text-fields";
import {
  hasAdminRole,
  isAdmin,
  isAdminByCall,
  isAdminField,
  isAdminOrSelf,
  isNobody,
  isStaffUser,
  ROLE_OPTIONS,
} from "../../access/roles";
import { adminGroup } from "../../admin/menu";
import { environment } from "../../lib/environment";
import { keepOneAdmin, keyInAddress, removeFactorOfAccount, requireLongPassword, settleRole } from "./hooks";

const SESSION_SECONDS = 8 * 60 * 60;

/** The people who sign in to the admin. */
export const staff: CollectionConfig<"staff"> = {
  slug: "staff",
  labels: { singular: "Staff account", plural: "Staff accounts" },
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
    description:
      "The people who can sign in here. After ten wrong passwords in a row, they have to wait before trying again.",
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
    beforeOperation: [requireLongPassword],
    beforeChange: [askForPassword, settleRole],
    afterChange: [settleReadersOfChange],
    beforeDelete: [({ id, req }) => keepOneAdmin(String(id), req)],
    afterDelete: [removeFactorOfAccount, settleReadersOfDeleted],
    beforeLogin: [requireSecondFactor],
  },
  endpoints: [...staffEndpoints, ...secondFactorEndpoints],
  fields: [
    {
      name: "setupKey",
      type: "text",
      label: "Setup key",
      virtual: true,
      defaultValue: ({ req }) => keyInAddress(req.query),
      admin: {
        description: "The person who set up the server has it. The server printed it when it first started.",
        condition: (_data, _siblings, { user }) => !user,
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: "currentPassword",
      type: "text",
      label: "Your current password",
      virtual: true,
      admin: {
        description: "Needed to change your email address or your password.",
        condition: (data, _siblings, { user }) => Boolean(user) && data.id === user?.id,
        components: { Field: "/admin/staff/current-password#CurrentPassword" },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    line("name", "Name", "First and last name, to help colleagues recognise the account."),
    {
      name: "role",
      type: "select",
      label: "Role",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: ROLE_OPTIONS,
      access: { create: isAdminField, update: isAdminField },
      admin: {
        description:
          "Reviewers only see stories and messages. Editors can also change content. Admins can also manage accounts.",
        condition: (_data, _siblings, { user }) => Boolean(user),
      },
    },
    carerBox(
      "isCarer",
      "Carer: reads ‘Talk to someone’",
      "Only carers read messages from people who would like to talk, and two carers share each conversation. When someone stops being a carer, their conversations pass to other carers. Invited colleagues become carers when they join.",
    ),
    carerBox(
      "answersMinors",
      "Answers people under 18",
      "Visitors under 18 see the name of this account, and this carer reads what they write.",
      (data) => data.isCarer === true,
    ),
    notedAtField("invitedAt", "Invited, not joined yet"),
    panel("twoStepSignIn", "/admin/staff/second-factor-panel#SecondFactorPanel"),
  ],
};

function carerBox(
  name: string,
  label: string,
  description: string,
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
      condition: (data, _siblings, { user }) => Boolean(user) && isShown(data),
      disableBulkEdit: true,
    },
  };
}
