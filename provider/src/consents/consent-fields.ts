import type { Field, JSONField, TextField } from "payload";

const consents: JSONField = {
  name: "consents",
  type: "json",
  label: "What they agreed to",
  access: { update: () => false },
  admin: { readOnly: true, description: "The sentences beside the boxes that they ticked, word for word." },
};

const withdrawalSeed: TextField = { name: "withdrawalSeed", type: "text", hidden: true };

const withdrawalHash: TextField = { name: "withdrawalHash", type: "text", unique: true, hidden: true };

/** What a collection keeps of consents: the proof, and the way to withdraw it. */
export const consentFields: Field[] = [consents, withdrawalSeed, withdrawalHash];
