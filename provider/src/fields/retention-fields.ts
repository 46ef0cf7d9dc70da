import type { NumberField, Tab } from "payload";

import { type Kept, RETENTION_DAYS, RETENTION_DAYS_MAX } from "../features/retention/retention";
import { TRASH_DAYS } from "../features/trash/trash";

const WORDS: Record<Kept, { label: string; description: string }> = {
  messages: {
    label: "Contact messages and reports",
    description: "Counted from the day they arrived, were answered or were ticked as dealt with.",
  },
  offers: { label: "Offers of help", description: "From the volunteer page. Counted like messages." },
  conversations: {
    label: "Conversations",
    description:
      "With people who asked to talk to someone. Counted like messages. Unread conversations are always kept.",
  },
  declined: {
    label: "Stories that were declined or withdrawn",
    description: "With their video. Counted from the day on which they were declined or withdrawn.",
  },
  consents: {
    label: "Consents",
    description:
      "From the testimony form, parents and people who are seen. Counted from the day they were given or withdrawn, or from the day their story and video were erased. They’re always kept until then.",
  },
  originals: {
    label: "Original uploads of videos",
    description:
      "The files as filmed, once the video is prepared. Visitors see smaller versions, which stay. Originals are deleted without going to the trash.",
  },
};

/** How long we keep what people sent. */
export const retentionTab: Tab = {
  label: "What we keep",
  admin: {
    description: `Number of days after which things are erased automatically. They go to the trash first, for ${TRASH_DAYS} days. Anything you restore from there is kept for the same time again. Enter 0 to keep things until you delete them. Your privacy policy should say the same.`,
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
    label: `${label}, days`,
    min: 0,
    max: RETENTION_DAYS_MAX,
    admin: {
      placeholder: String(RETENTION_DAYS[name]),
      step: 1,
      description: `${description} If empty: ${RETENTION_DAYS[name]}.`,
    },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= RETENTION_DAYS_MAX) ||
      `Please enter a whole number of days, from 0 to ${RETENTION_DAYS_MAX}.`,
  };
}
