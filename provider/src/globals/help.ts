import type { GlobalConfig } from "payload";

import { richText } from "../fields/rich-text";
import { line } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { english } from "../admin/texts/en";
import { text } from "../admin/texts/text";

/** The help page's introduction; the FAQ categories hold its questions. */
export const help: GlobalConfig = {
  slug: "help",
  label: text("help:label"),
  admin: {
    group: adminGroup.blogAndHelp,
    description: { en: english.help.description },
  },
  fields: [
    line("title", text("fields:title"), text("help:titleHelp")),
    richText("content", text("fields:introduction"), text("help:contentHelp")),
  ],
};
