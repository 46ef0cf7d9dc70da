import type { CollectionConfig } from "payload";

import { statusField } from "../fields/select-fields";
import { line, webAddress } from "../fields/text-fields";
import { contentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** Languages in which the site exists elsewhere. */
export const languages: CollectionConfig<"languages"> = {
  slug: "languages",
  labels: { singular: "Language", plural: "Languages" },
  orderable: true,
  admin: {
    group: adminGroup.sitePages,
    useAsTitle: "name",
    defaultColumns: ["name", "redirecturl", "status"],
    description: "The choices on the language page. Drag the rows to reorder them.",
  },
  access: contentAccess,
  fields: [
    line("name", "Name", "In the language itself, for example Español.", { required: true }),
    {
      ...webAddress("redirecturl", "Address", "The site in that language. It opens in a new tab."),
      required: true,
    },
    statusField("Visitors can’t see an inactive language."),
  ],
};
