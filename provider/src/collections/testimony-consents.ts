import type { CollectionConfig, FieldAccess } from "payload";

import { hasEditorRole, proofAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { keepNeededProof } from "../features/consents/proofs";
import { consentFields, handledField, readOnlyFields, submissionFields } from "../fields/submission-fields";
import { emailAddress, line } from "../fields/text-fields";
import type { TestimonyConsent } from "../payload-types";
import { inbox, inboxComponents, withUnreadMark } from "./inbox/inbox-config";

/** A withdrawal, or what is kept of an erased story, stays linked to its video. */
const mayBeLinked: FieldAccess<TestimonyConsent> = ({ doc, req }) =>
  hasEditorRole(req.user) && !doc?.safety && !(doc?.withdrawnAt && doc.video);

/** Consents from the testimony form. */
export const testimonyConsents: CollectionConfig<"testimony-consents"> = {
  slug: "testimony-consents",
  labels: { singular: "Testimony consent", plural: "Testimony consents" },
  admin: {
    group: adminGroup.messages,
    useAsTitle: "fullName",
    defaultColumns: ["fullName", "email", "agreeToUseTestimony", "withdrawnAt", "isHandled", "createdAt"],
    listSearchableFields: ["fullName", "email"],
    components: inboxComponents,
    description: "What people agreed to when they shared a testimony.",
  },
  ...inbox,
  access: proofAccess,
  hooks: { ...inbox.hooks, beforeDelete: [keepNeededProof] },
  fields: [
    ...readOnlyFields([
      withUnreadMark(line("fullName", "Full name", "As they wrote it.", { required: true })),
      emailAddress("email", "Email", "Where to reach them.", { required: true }),
      line("phone", "Phone", "With country code, if they entered one."),
      line("recordedAt", "Recorded at", "Where or when the testimony was recorded, in their words."),
      line("churchWebLink", "Church website", "As they wrote it."),
      {
        name: "agreeToUseTestimony",
        type: "checkbox",
        label: "Agrees to the use of the testimony",
        defaultValue: false,
        admin: { components: { Cell: "/admin/fields/cells#YesNoCell" } },
      },
      { name: "agreeToPromotions", type: "checkbox", label: "Agrees to hear from us", defaultValue: false },
    ]),
    {
      name: "video",
      type: "relationship",
      relationTo: "videos",
      label: "The story this is about",
      access: { update: mayBeLinked },
      admin: {
        position: "sidebar",
        condition: (_data, _siblings, { user }) => hasEditorRole(user),
        description: "If they withdraw their consent, we remove this video from the site.",
      },
    },
    ...consentFields,
    /** For an erased story: what else decides whether its video may be shown. */
    {
      name: "safety",
      type: "json",
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    handledField,
    ...submissionFields,
  ],
};
