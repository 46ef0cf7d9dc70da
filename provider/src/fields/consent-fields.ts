import type { Field, JSONField, TextField } from "payload";

import { panel } from "./panel";
import { notedAtField } from "./submission-fields";

const consents: JSONField = {
  name: "consents",
  type: "json",
  label: "What they agreed to",
  access: { update: () => false },
  admin: { components: { Field: "/admin/consents/field-lists#ConsentList" }, disableListColumn: true },
};

const withdrawButton = panel("withdrawConsent", "/admin/inbox/inbox-actions#WithdrawConsentButton");

/** Empty while the consents stand. */
const withdrawnAt = notedAtField("withdrawnAt", "Consent withdrawn");

const withdrawalSeed: TextField = { name: "withdrawalSeed", type: "text", hidden: true };

const withdrawalHash: TextField = { name: "withdrawalHash", type: "text", unique: true, hidden: true };

/** What a collection keeps of consents: the proof, whether it was withdrawn, and the ways to withdraw it. */
export const consentFields: Field[] = [consents, withdrawButton, withdrawnAt, withdrawalSeed, withdrawalHash];

/** What a story keeps of the mail that asked for the consent that was missing. */
export const consentRequestFields: Field[] = [
  notedAtField("consentAskedAt", "Consent asked for"),
  { name: "consentAskedBy", type: "text", hidden: true },
  { name: "consentRequestHash", type: "text", unique: true, hidden: true },
];
