import type { CollectionConfig } from "payload";

import { statusField } from "../fields/select-fields";
import { line, webAddress } from "../fields/text-fields";
import { contentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";

/** Languages in which the site exists elsewhere. */
export const languages: CollectionConfig<"languages"> = {
  slug: "languages",
  labels: { singular: text("languages:singular"), plural: text("languages:plural") },
  orderable: true,
  admin: {
    group: adminGroup.sitePages,
    useAsTitle: "name",
    defaultColumns: ["name", "redirecturl", "status"],
    description: text("languages:description"),
  },
  access: contentAccess,
  fields: [
    line("name", text("fields:name"), text("languages:nameHelp"), { required: true }),
    {
      ...webAddress("redirecturl", text("fields:address"), text("languages:redirecturlHelp")),
      required: true,
    },
    statusField(text("languages:statusHelp")),
  ],
};
