import type { CollectionConfig } from "payload";

import { proofAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
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
  labels: { singular: text("othersConsents:singular"), plural: text("othersConsents:plural") },
  disableDuplicate: true,
  admin: {
    group: adminGroup.stories,
    useAsTitle: "fullName",
    defaultColumns: ["fullName", "role", "story", "askedAt", "agreedAt", "withdrawnAt"],
    listSearchableFields: ["fullName", "email"],
    description: text("othersConsents:description"),
  },
  access: proofAccess,
  hooks: { beforeChange: [keepFromSaves(...NOTED)], beforeDelete: [keepNeededProof] },
  endpoints: [withdrawEndpoint],
  fields: [
    ...readOnlyFields([
      line("fullName", text("fields:name"), text("othersConsents:fullNameHelp"), { required: true }),
      emailAddress("email", text("fields:email"), text("othersConsents:emailHelp"), { required: true }),
      {
        name: "role",
        type: "select",
        label: text("othersConsents:role"),
        required: true,
        options: [
          { label: text("othersConsents:roleParent"), value: "parent" },
          { label: text("othersConsents:roleSeen"), value: "seen" },
        ],
      },
    ]),
    {
      name: "story",
      type: "relationship",
      relationTo: "stories",
      label: text("othersConsents:story"),
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
    { ...notedAtField("askedAt", text("othersConsents:askedAt")), required: true },
    notedAtField("agreedAt", text("othersConsents:agreedAt")),
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
