import type { CollectionConfig } from "payload";

import { line, paragraph } from "../fields/text-fields";
import { contentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";

/** The help page's questions and answers, with a tab for each category. */
export const faqCategories: CollectionConfig<"faq-categories"> = {
  slug: "faq-categories",
  labels: { singular: text("faqCategories:singular"), plural: text("faqCategories:plural") },
  orderable: true,
  admin: {
    group: adminGroup.blogAndHelp,
    useAsTitle: "name",
    defaultColumns: ["name", "updatedAt"],
    description: text("faqCategories:description"),
  },
  access: contentAccess,
  fields: [
    line("name", text("faqCategories:name"), text("faqCategories:nameHelp"), { required: true }),
    {
      name: "faqData",
      type: "array",
      label: text("fields:questions"),
      labels: { singular: text("fields:question"), plural: text("fields:questions") },
      admin: {
        description: text("faqCategories:faqDataHelp"),
        components: { RowLabel: "/admin/fields/labels#QuestionLabel" },
      },
      fields: [
        line("question", text("fields:question"), text("faqCategories:questionHelp"), { required: true }),
        paragraph("answer", text("faqCategories:answer"), text("faqCategories:answerHelp"), {
          required: true,
        }),
      ],
    },
  ],
};
