import type { CollectionConfig } from "payload";

import { proofAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { withdrawEndpoint } from "../endpoints/inbox";
import { keepNeededProof } from "../features/consents/proofs";
import { consentFields, languageField, notedAtField, readOnlyFields } from "../fields/submission-fields";
import { emailAddress, line } from "../fields/text-fields";
import { keepFromSaves } from "../lib/db/writes";

/** What only mails, answers and withdrawals change: staff can only move a record to the trash. */
const NOTED = [
  ...["story", "video", "askedAt", "askedBy", "reminders", "requestSeed", "requestHash"],
  ...["agreedAt", "agreedTo", "consents", "withdrawnAt", "withdrawalSeed", "withdrawalHash"],
];

/**
 * What people other than the storyteller were asked about a story, and whether they agreed: parents, and people seen in
 * it.
 */
export const othersConsents: CollectionConfig<"others-consents"> = {
  slug: "others-consents",
  labels: { singular: "Consent of others", plural: "Consents of others" },
  disableDuplicate: true,
  admin: {
    group: adminGroup.stories,
    useAsTitle: "fullName",
    defaultColumns: ["fullName", "role", "story", "askedAt", "agreedAt", "withdrawnAt"],
    listSearchableFields: ["fullName", "email"],
    description: "Parents and people seen in a story, with what we asked them by email.",
  },
  access: proofAccess,
  hooks: { beforeChange: [keepFromSaves(...NOTED)], beforeDelete: [keepNeededProof] },
  endpoints: [withdrawEndpoint],
  fields: [
    ...readOnlyFields([
      line("fullName", "Name", "As the storyteller or one of you wrote it.", { required: true }),
      emailAddress("email", "Email", "Where we asked them.", { required: true }),
      {
        name: "role",
        type: "select",
        label: "Who they are",
        required: true,
        options: [
          { label: "A parent or guardian of the storyteller", value: "parent" },
          { label: "Someone seen or named in the story", value: "seen" },
        ],
      },
    ]),
    {
      name: "story",
      type: "relationship",
      relationTo: "stories",
      label: "Story",
      index: true,
      access: { update: () => false },
      admin: { components: { Field: "/admin/fields/record-link#RecordLink" } },
    },
    {
      name: "video",
      type: "relationship",
      relationTo: "videos",
      index: true,
      access: { update: () => false },
      admin: { hidden: true },
    },
    { ...notedAtField("askedAt", "Asked"), required: true },
    notedAtField("agreedAt", "Agreed"),
    ...consentFields,
    languageField,
    { name: "askedBy", type: "text", hidden: true },
    { name: "reminders", type: "number", defaultValue: 0, hidden: true },
    /** The film that they agreed to, as named by `filmNameOf`. */
    { name: "agreedTo", type: "text", hidden: true },
    { name: "requestSeed", type: "text", hidden: true },
    { name: "requestHash", type: "text", unique: true, hidden: true },
  ],
};
