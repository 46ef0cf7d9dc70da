import type { CollectionConfig } from "payload";

import { line, paragraph } from "../fields/text-fields";
import { contentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** The help page's questions and answers, with a tab for each category. */
export const faqCategories: CollectionConfig<"faq-categories"> = {
  slug: "faq-categories",
  labels: { singular: "Question category", plural: "Questions & answers" },
  orderable: true,
  admin: {
    group: adminGroup.blogAndHelp,
    useAsTitle: "name",
    defaultColumns: ["name", "updatedAt"],
    description: "Each category is a tab on the help page. Drag the rows to reorder them.",
  },
  access: contentAccess,
  fields: [
    line("name", "Category", "The tab's title, in one to three words.", { required: true }),
    {
      name: "faqData",
      type: "array",
      label: "Questions",
      labels: { singular: "Question", plural: "Questions" },
      admin: {
        description: "In the order they appear on the page.",
        components: { RowLabel: "/admin/fields/labels#QuestionLabel" },
      },
      fields: [
        line("question", "Question", "As a visitor would ask it.", { required: true }),
        paragraph("answer", "Answer", "Plain text. Web and email addresses become links.", {
          required: true,
        }),
      ],
    },
  ],
};
