import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, CollectionConfig } from "payload";

import { memberEndpoints } from "../endpoints/members";

import { deleteCodes } from "../features/codes/codes";
import { submissionsOf } from "../features/members/member-addresses";
import { requireMember } from "../features/members/members";
import { normalizeMemberEmail } from "../features/members/member-fields";
import { panel } from "../fields/panel";
import { languageField } from "../fields/submission-fields";
import { asText, emailAddress, line } from "../fields/text-fields";
import { isAdmin, isEditor, isNobody } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { adminError } from "../lib/errors";
import type { Member } from "../payload-types";

/** Runs both when members delete their account and when staff do. */
const forgetCodesOfMember: CollectionAfterDeleteHook<Member> = ({ doc, req }) =>
  deleteCodes(req.payload, doc, req);

/** Refuses to delete a member before somebody decides what happens to the stories they shared. */
const askAboutStories: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const stories = await submissionsOf(req.payload, "stories", await requireMember(req.payload, String(id)));
  if (stories.length === 0) return;
  throw adminError(
    `This member shared ${pluralOf(stories.length)}. Open the member and choose ‘Delete this member …’, which asks what should happen to them.`,
  );
};

function pluralOf(stories: number): string {
  return stories === 1 ? "a story" : `${stories} stories`;
}

/** Visitors who signed up. They have no password: they sign in on the site with a code sent by email. */
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
    description: "Visitors who signed up on the site. They edit and delete their account there.",
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
      ...line("firstName", "First name", "As they wrote it.", { required: true }),
      admin: { components: asText },
    },
    {
      ...line("lastName", "Last name", "As they wrote it.", { required: true }),
      admin: { components: asText },
    },
    {
      ...emailAddress("email", "Email", "Their sign-in address.", { required: true }),
      admin: { components: asText },
      unique: true,
      validate: (email: string | null | undefined) =>
        (typeof email === "string" && normalizeMemberEmail(email) === email) ||
        "This isn’t an email address.",
    },
    /** Their earlier addresses, and until when they had them, so that we find what they sent from there. */
    languageField,
    { name: "formerEmails", type: "json", hidden: true },
  ],
};
