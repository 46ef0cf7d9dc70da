import type { CollectionConfig } from "payload";

import { ANSWER_MAX_LENGTH, SUBJECT_MAX_LENGTH } from "../features/inbox/answer";
import { line, paragraph } from "../fields/text-fields";
import { contentAccess, isStaff } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";

/** Answers that staff use again and again. */
export const savedReplies: CollectionConfig<"saved-replies"> = {
  slug: "saved-replies",
  labels: { singular: text("savedReplies:singular"), plural: text("savedReplies:plural") },
  defaultSort: "title",
  admin: {
    group: adminGroup.messages,
    useAsTitle: "title",
    defaultColumns: ["title", "subject"],
    description: text("savedReplies:description"),
  },
  access: { ...contentAccess, read: isStaff },
  fields: [
    line("title", text("fields:title"), text("savedReplies:titleHelp"), { required: true }),
    line("subject", text("savedReplies:subject"), text("savedReplies:subjectHelp"), {
      maxLength: SUBJECT_MAX_LENGTH,
    }),
    paragraph("body", text("savedReplies:body"), text("savedReplies:bodyHelp"), {
      required: true,
      maxLength: ANSWER_MAX_LENGTH,
    }),
  ],
};
