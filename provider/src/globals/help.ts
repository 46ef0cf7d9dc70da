import type { GlobalConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { isStaff } from "../access/roles";
import { richText } from "../fields/rich-text-field";
import { line } from "../fields/text-fields";
import { tellOfGlobal } from "../revalidation/global-hooks";

/** The opening of the help page; its questions are the FAQ categories. */
export const help: GlobalConfig = {
  slug: "help",
  label: "Help page",
  admin: {
    group: adminGroup.blogAndHelp,
    description: "The top of the help page. Questions and answers are kept under ‘Questions & answers’.",
  },
  access: { read: isStaff, update: isStaff },
  hooks: { afterChange: [tellOfGlobal("help")] },
  fields: [
    line("title", "Title", "The heading of the help page."),
    richText("content", "Introduction", "Shown under the heading, as plain text."),
  ],
};
