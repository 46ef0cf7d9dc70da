import type { Field, JSONField, TextField, UIField } from "payload";

import { notedAtField } from "../fields/noted-at-field";

const consents: JSONField = {
  name: "consents",
  type: "json",
  label: "What they agreed to",
  access: { update: () => false },
  admin: { components: { Field: "/admin/consent-list#ConsentList" }, disableListColumn: true },
};

const withdrawButton: UIField = {
  name: "withdrawConsent",
  type: "ui",
  admin: {
    components: { Field: "/admin/withdraw-consent-button#WithdrawConsentButton" },
    disableListColumn: true,
  },
};

/** Empty while the consents stand. */
const withdrawnAt = notedAtField("withdrawnAt", "Consent withdrawn");

const withdrawalSeed: TextField = { name: "withdrawalSeed", type: "text", hidden: true };

const withdrawalHash: TextField = { name: "withdrawalHash", type: "text", unique: true, hidden: true };

/** What a collection keeps of consents: the proof, whether it was withdrawn, and the ways to withdraw it. */
export const consentFields: Field[] = [consents, withdrawButton, withdrawnAt, withdrawalSeed, withdrawalHash];
