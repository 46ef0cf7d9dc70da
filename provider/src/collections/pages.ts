import type { CollectionBeforeDeleteHook, CollectionConfig } from "payload";

import { alsoForTrash } from "../features/trash/trash";
import { richText } from "../fields/rich-text";
import { slugField } from "../fields/slug-field";
import { day, line } from "../fields/text-fields";
import { contentAccess, isAdmin } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { adminError } from "../lib/errors";

/** Pages that every screen links to: staff can rewrite them, but not remove them. */
const LASTING_PAGES: ReadonlySet<string> = new Set(["privacy-policy", "terms-condition", "discover-jesus"]);

const keepLastingPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await req.payload.findByID({
    collection: "pages",
    id: String(id),
    depth: 0,
    trash: true,
    req,
  });
  if (LASTING_PAGES.has(page.slug))
    throw adminError("The site needs this page, but you can change its text.");
};

/** Formatted pages: the policies and Discover Jesus. */
export const pages: CollectionConfig<"pages"> = {
  slug: "pages",
  labels: { singular: "Page", plural: "Pages" },
  admin: {
    group: adminGroup.sitePages,
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "effectiveDate", "updatedAt"],
    description: "Privacy policy, terms and Discover Jesus.",
  },
  access: { ...contentAccess, delete: isAdmin },
  hooks: {
    beforeChange: [alsoForTrash(keepLastingPages)],
    beforeDelete: [keepLastingPages],
  },
  fields: [
    line("title", "Title", "The heading of the page.", { required: true }),
    richText("content", "Text", "The whole text of the page."),
    day(
      "effectiveDate",
      "Effective date",
      "The day a policy takes effect. Leave it empty if there isn’t one.",
      {
        inSidebar: true,
      },
    ),
    slugField({
      collection: "pages",
      from: "title",
      description: "The site knows the page by this name. You can’t change it later.",
      mayBeReserved: true,
      mayChange: false,
    }),
  ],
};
