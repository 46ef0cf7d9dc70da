import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, CollectionConfig } from "payload";

import { memberEndpoints } from "../endpoints/members";

import { deleteCodes } from "../features/codes/codes";
import { submissionsOf } from "../features/members/member-addresses";
import { requireMember } from "../features/members/members";
import { normalizeMemberEmail } from "../features/members/member-fields";
import { panel } from "../fields/panel";
import { languageField } from "../fields/submission-fields";
import { asText, type Checked, emailAddress, line } from "../fields/text-fields";
import { isAdmin, isEditor, isNobody } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text, translateWith } from "../admin/texts/text";
import { adminError } from "../lib/errors";
import type { Member } from "../payload-types";

/** Runs both when members delete their account and when staff do. */
const forgetCodesOfMember: CollectionAfterDeleteHook<Member> = ({ doc, req }) =>
  deleteCodes(req.payload, doc, req);

/** Refuses to delete a member before somebody decides what happens to the stories they shared. */
const askAboutStories: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const stories = await submissionsOf(req.payload, "stories", await requireMember(req.payload, String(id)));
  if (stories.length === 0) return;
  throw adminError(translateWith(req.t)("members:sharedStories", { count: stories.length }));
};

/** Visitors who signed up. They have no password: they sign in on the site with a code sent by email. */
export const members: CollectionConfig<"members"> = {
  slug: "members",
  labels: { singular: text("members:singular"), plural: text("members:plural") },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  admin: {
    group: adminGroup.people,
    useAsTitle: "email",
    defaultColumns: ["email", "firstName", "lastName", "createdAt"],
    listSearchableFields: ["email", "firstName", "lastName"],
    description: text("members:description"),
  },
  access: { create: isNobody, read: isEditor, update: isNobody, delete: isAdmin },
  hooks: {
    beforeDelete: [askAboutStories],
    afterDelete: [forgetCodesOfMember],
  },
  endpoints: memberEndpoints,
  fields: [
    panel("deleteMember", "/admin/members/delete-member#DeleteMember", { position: "sidebar" }),
    {
      ...line("firstName", text("members:firstName"), text("fields:asWritten"), { required: true }),
      admin: { components: asText },
    },
    {
      ...line("lastName", text("members:lastName"), text("fields:asWritten"), { required: true }),
      admin: { components: asText },
    },
    {
      ...emailAddress("email", text("fields:email"), text("members:emailHelp"), { required: true }),
      admin: { components: asText },
      unique: true,
      validate: (email: string | null | undefined, { req }: Checked) =>
        (typeof email === "string" && normalizeMemberEmail(email) === email) ||
        translateWith(req.t)("members:emailInvalid"),
    },
    /** Their earlier addresses, and until when they had them, so that we find what they sent from there. */
    languageField,
    { name: "formerEmails", type: "json", hidden: true },
  ],
};
