import type { NumberField, Tab } from "payload";

import { isAdminField } from "../access/roles";
import { text, type TextKey, translateWith } from "../admin/texts/text";
import { type Kept, RETENTION_DAYS, RETENTION_DAYS_MAX } from "../features/retention/retention";
import { TRASH_DAYS } from "../features/trash/trash";
import type { Checked } from "./text-fields";

const WORDS: Record<Kept, { label: TextKey; description: TextKey }> = {
  messages: { label: "settings:keepMessages", description: "settings:keepMessagesHelp" },
  offers: { label: "settings:keepOffers", description: "settings:keepOffersHelp" },
  conversations: { label: "settings:keepConversations", description: "settings:keepConversationsHelp" },
  declined: { label: "settings:keepDeclined", description: "settings:keepDeclinedHelp" },
  consents: { label: "settings:keepConsents", description: "settings:keepConsentsHelp" },
  originals: { label: "settings:keepOriginals", description: "settings:keepOriginalsHelp" },
};

/** How long we keep what people sent. */
export const retentionTab: Tab = {
  label: text("settings:keepTab"),
  admin: {
    description: text("settings:keepTabHelp", { days: TRASH_DAYS }),
  },
  name: "keep",
  fields: (["messages", "offers", "conversations", "declined", "consents", "originals"] as const).map(
    daysField,
  ),
};

function daysField(name: Kept): NumberField {
  const { label, description } = WORDS[name];
  return {
    name,
    type: "number",
    label: text(label),
    access: { create: isAdminField, update: isAdminField },
    min: 0,
    max: RETENTION_DAYS_MAX,
    admin: {
      placeholder: String(RETENTION_DAYS[name]),
      step: 1,
      description: text(description, { days: RETENTION_DAYS[name] }),
    },
    validate: (value: unknown, { req }: Checked) =>
      value === null ||
      value === undefined ||
      (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= RETENTION_DAYS_MAX) ||
      translateWith(req.t)("settings:keepInvalid", { most: RETENTION_DAYS_MAX }),
  };
}
