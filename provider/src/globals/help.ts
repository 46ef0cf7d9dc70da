import type { GlobalConfig } from "payload";

import { richText } from "../fields/rich-text";
import { line } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";

/** The help page's introduction; the FAQ categories hold its questions. */
export const help: GlobalConfig = {
  slug: "help",
  label: "Help page",
  admin: {
    group: adminGroup.blogAndHelp,
    description: "The top of the help page. Edit the questions and answers under ‘Questions & answers’.",
  },
  fields: [
    line("title", "Title", "The heading of the help page."),
    richText("content", "Introduction", "Shown under the heading, as plain text."),
  ],
};
