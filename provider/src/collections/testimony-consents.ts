import type { CollectionConfig, FieldAccess } from "payload";

import { hasEditorRole, proofAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
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
  labels: { singular: text("testimonyConsents:singular"), plural: text("testimonyConsents:plural") },
  admin: {
    group: adminGroup.messages,
    useAsTitle: "fullName",
    defaultColumns: ["fullName", "email", "agreeToUseTestimony", "withdrawnAt", "isHandled", "createdAt"],
    listSearchableFields: ["fullName", "email"],
    components: inboxComponents,
    description: text("testimonyConsents:description"),
  },
  ...inbox,
  access: proofAccess,
  hooks: { ...inbox.hooks, beforeDelete: [keepNeededProof] },
  fields: [
    ...readOnlyFields([
      withUnreadMark(
        line("fullName", text("testimonyConsents:fullName"), text("fields:asWritten"), { required: true }),
      ),
      emailAddress("email", text("fields:email"), text("fields:whereToReach"), { required: true }),
      line("phone", text("fields:phone"), text("fields:withCountryCode")),
      line("recordedAt", text("fields:recordedAt"), text("testimonyConsents:recordedAtHelp")),
      line("churchWebLink", text("testimonyConsents:churchWebLink"), text("fields:asWritten")),
      {
        name: "agreeToUseTestimony",
        type: "checkbox",
        label: text("testimonyConsents:agreeToUseTestimony"),
        defaultValue: false,
      },
      {
        name: "agreeToPromotions",
        type: "checkbox",
        label: text("fields:agreesToHear"),
        defaultValue: false,
      },
    ]),
    {
      name: "video",
      type: "relationship",
      relationTo: "videos",
      label: text("testimonyConsents:video"),
      access: { update: mayBeLinked },
      admin: {
        position: "sidebar",
        condition: (_data, _siblings, { user }) => hasEditorRole(user),
        description: text("testimonyConsents:videoHelp"),
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
