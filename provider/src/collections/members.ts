import type { CollectionAfterDeleteHook, CollectionConfig } from "payload";

import { deleteCodes } from "../features/codes/codes";
import { normalizeMemberEmail } from "../features/members/member-fields";
import { emailAddress, line } from "../fields/text-fields";
import { adminGroup, isAdmin, isNobody, isStaff } from "../lib/admin";
import type { Member } from "../payload-types";

/** Whether they delete their account or staff do. */
const forgetCodesOfMember: CollectionAfterDeleteHook<Member> = ({ doc, req }) =>
  deleteCodes(req.payload, doc, req);

/** Visitors who signed up. They have no password: they sign in on the site with a code sent by e-mail. */
export const members: CollectionConfig<"members"> = {
  slug: "members",
  labels: { singular: "Member", plural: "Members" },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  admin: {
    group: adminGroup.people,
    useAsTitle: "email",
    defaultColumns: ["email", "firstName", "lastName", "createdAt"],
    listSearchableFields: ["email", "firstName", "lastName"],
    description: "Visitors who signed up on the site. They change and delete their account there.",
  },
  access: { create: isNobody, read: isStaff, update: isNobody, delete: isAdmin },
  hooks: {
    afterDelete: [forgetCodesOfMember],
  },
  fields: [
    line("firstName", "First name", "As they wrote it.", { required: true }),
    line("lastName", "Last name", "As they wrote it.", { required: true }),
    {
      ...emailAddress("email", "Email", "Their sign-in address.", { required: true }),
      unique: true,
      validate: (email: string | null | undefined) =>
        (typeof email === "string" && normalizeMemberEmail(email) === email) ||
        "This is not an e-mail address.",
    },
    /** Addresses that were theirs before, and until when, so that what they sent from there is found. */
    { name: "formerEmails", type: "json", hidden: true },
  ],
};
