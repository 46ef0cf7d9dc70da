import type { DateField, Field, JSONField, TextField, UIField } from "payload";

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
const withdrawnAt: DateField = {
  name: "withdrawnAt",
  type: "date",
  label: "Consent withdrawn",
  index: true,
  access: { update: () => false },
  admin: {
    position: "sidebar",
    readOnly: true,
    date: { displayFormat: "d MMM yyyy, HH:mm" },
    condition: ({ withdrawnAt: isWithdrawn }) => Boolean(isWithdrawn),
  },
};

const withdrawalSeed: TextField = { name: "withdrawalSeed", type: "text", hidden: true };

const withdrawalHash: TextField = { name: "withdrawalHash", type: "text", unique: true, hidden: true };

/** What a collection keeps of consents: the proof, whether it was withdrawn, and the ways to withdraw it. */
export const consentFields: Field[] = [consents, withdrawButton, withdrawnAt, withdrawalSeed, withdrawalHash];
