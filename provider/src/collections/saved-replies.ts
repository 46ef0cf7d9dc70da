import type { CollectionConfig } from "payload";

import { ANSWER_MAX_LENGTH, SUBJECT_MAX_LENGTH } from "../features/inbox/answer";
import { line, paragraph } from "../fields/text-fields";
import { contentAccess, isStaff } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** Words that staff answer with again and again. */
export const savedReplies: CollectionConfig<"saved-replies"> = {
  slug: "saved-replies",
  labels: { singular: "Saved reply", plural: "Saved replies" },
  defaultSort: "title",
  admin: {
    group: adminGroup.messages,
    useAsTitle: "title",
    defaultColumns: ["title", "subject"],
    description: "Chosen where a message is answered, and changed there before it is sent.",
  },
  access: { ...contentAccess, read: isStaff },
  fields: [
    line("title", "Title", "For staff alone, for example ‘Thank you, we will call you’.", { required: true }),
    line("subject", "Subject", "Left empty, the answer keeps the subject it has.", {
      maxLength: SUBJECT_MAX_LENGTH,
    }),
    paragraph("body", "Words", "{name} becomes the name of whoever is answered.", {
      required: true,
      maxLength: ANSWER_MAX_LENGTH,
    }),
  ],
};
