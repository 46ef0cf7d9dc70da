import type { CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { inboxAccess } from "../access/roles";
import { emailAddress, line } from "../fields/text-fields";

/** Visitors who signed up. They have no password: they sign in on the site with a code sent by e-mail. */
export const members: CollectionConfig<"members"> = {
  slug: "members",
  labels: { singular: "Member", plural: "Members" },
  defaultSort: "-createdAt",
  admin: {
    group: adminGroup.people,
    useAsTitle: "email",
    defaultColumns: ["email", "firstName", "lastName", "createdAt"],
    description: "Visitors who signed up on the site.",
  },
  access: inboxAccess,
  fields: [
    line("firstName", "First name", "As they wrote it.", { required: true }),
    line("lastName", "Last name", "As they wrote it.", { required: true }),
    { ...emailAddress("email", "Email", "Their sign-in address.", { required: true }), unique: true },
  ],
};
