import type { CollectionConfig } from "payload";

import { ANSWER_MAX_LENGTH, SUBJECT_MAX_LENGTH } from "../features/inbox/answer";
import { line, paragraph } from "../fields/text-fields";
import { contentAccess, isStaff } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** Answers that staff use again and again. */
export const savedReplies: CollectionConfig<"saved-replies"> = {
  slug: "saved-replies",
  labels: { singular: "Saved reply", plural: "Saved replies" },
  defaultSort: "title",
  admin: {
    group: adminGroup.messages,
    useAsTitle: "title",
    defaultColumns: ["title", "subject"],
    description: "Choose one when you answer a message, and edit it before you send it.",
  },
  access: { ...contentAccess, read: isStaff },
  fields: [
    line("title", "Title", "Only for staff, for example ‘Thank you, we will call you’.", { required: true }),
    line("subject", "Subject", "If you leave it empty, the answer keeps its own subject.", {
      maxLength: SUBJECT_MAX_LENGTH,
    }),
    paragraph("body", "Words", "{name} becomes the name of the person you’re replying to.", {
      required: true,
      maxLength: ANSWER_MAX_LENGTH,
    }),
  ],
};
