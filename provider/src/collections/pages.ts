import { isReservedSlug } from "@lampstand/contract/slugs";
import type { CollectionBeforeDeleteHook, CollectionConfig } from "payload";

import { alsoForTrash } from "../features/trash/trash";
import { richText } from "../fields/rich-text";
import { slugField } from "../fields/slug-field";
import { day, line } from "../fields/text-fields";
import { contentAccess, isAdmin } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text, translateWith } from "../admin/texts/text";
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
  if (LASTING_PAGES.has(page.slug)) throw adminError(translateWith(req.t)("pages:needed"));
};

/** Formatted pages: the policies and Discover Jesus. */
export const pages: CollectionConfig<"pages"> = {
  slug: "pages",
  labels: { singular: text("pages:singular"), plural: text("pages:plural") },
  admin: {
    group: adminGroup.sitePages,
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "effectiveDate", "updatedAt"],
    description: text("pages:description"),
  },
  access: { ...contentAccess, delete: isAdmin },
  hooks: {
    beforeChange: [alsoForTrash(keepLastingPages)],
    beforeDelete: [keepLastingPages],
  },
  fields: [
    line("title", text("fields:title"), text("fields:pageHeading"), { required: true }),
    richText("content", text("fields:text"), text("fields:wholeText")),
    {
      name: "inMenu",
      type: "checkbox",
      label: text("pages:inMenu"),
      admin: {
        position: "sidebar",
        description: text("pages:inMenuHelp"),
        condition: ({ slug }) => !isReservedSlug(String(slug)),
      },
    },
    day("effectiveDate", text("pages:effectiveDate"), text("pages:effectiveDateHelp"), {
      inSidebar: true,
    }),
    slugField({
      collection: "pages",
      from: "title",
      description: "pages:slugHelp",
      mayBeReserved: true,
      mayChange: false,
    }),
  ],
};
