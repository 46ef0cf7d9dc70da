import type { NumberField, Tab } from "payload";

import { type Kept, RETENTION_DAYS, RETENTION_DAYS_MAX } from "../features/retention/retention";
import { TRASH_DAYS } from "../features/trash/trash";

const WORDS: Record<Kept, { label: string; description: string }> = {
  messages: {
    label: "Contact messages and reports",
    description: "Counted from the day on which they came, were answered or were ticked as dealt with.",
  },
  offers: { label: "Offers of help", description: "From the volunteer page. Counted as messages are." },
  conversations: {
    label: "Conversations",
    description:
      "With people who asked to talk to somebody. Counted as messages are. What nobody has read yet is kept in any case.",
  },
  declined: {
    label: "Stories that were declined or withdrawn",
    description: "With their video. Counted from the day on which they were declined or withdrawn.",
  },
  consents: {
    label: "Consents",
    description:
      "Of the testimony form, of parents and of people who are seen. Counted from the day on which they were given or withdrawn, or on which their story and video were erased: until then they are kept in any case.",
  },
  originals: {
    label: "Uploaded files of videos",
    description:
      "As the phone filmed them, once the video is prepared. Visitors see smaller ones, which stay. They are removed without the trash.",
  },
};

/** How long what people sent is kept. */
export const retentionTab: Tab = {
  label: "What is kept",
  admin: {
    description: `Days after which something is erased without anybody having to think of it. It goes into the trash first, for ${TRASH_DAYS} days; what one of you takes out of there is kept for as long again. 0: it is kept until one of you deletes it. Say the same in your privacy policy.`,
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
      description: `${description} Left empty: ${RETENTION_DAYS[name]}.`,
    },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= RETENTION_DAYS_MAX) ||
      `Please enter a whole number of days, from 0 to ${RETENTION_DAYS_MAX}.`,
  };
}
