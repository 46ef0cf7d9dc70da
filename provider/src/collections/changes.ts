import type { CollectionConfig } from "payload";

import { ACTION_OPTIONS, sentenceOf } from "../features/history/subjects";
import { asText, line } from "../fields/text-fields";
import { isEditor, isNobody } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";

/** Which staff changed what, and when. Only the provider writes these records and keeps them for a year. */
export const changes: CollectionConfig<"changes"> = {
  slug: "changes",
  labels: { singular: text("changes:singular"), plural: text("changes:plural") },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    group: adminGroup.people,
    useAsTitle: "by",
    defaultColumns: ["by", "sentence", "createdAt"],
    listSearchableFields: ["by"],
    description: text("changes:description"),
  },
  access: { create: isNobody, read: isEditor, update: isNobody, delete: isNobody },
  fields: [
    { ...line("by", text("changes:by"), text("changes:byHelp")), admin: { components: asText } },
    {
      ...line("sentence", text("changes:sentence"), text("changes:sentenceHelp")),
      virtual: true,
      hooks: { afterRead: [({ data, req }) => sentenceOf(req, data)] },
      admin: { components: { ...asText, Cell: "/admin/history/history-cells#ChangeCell" } },
    },
    {
      name: "action",
      type: "select",
      label: text("changes:action"),
      options: ACTION_OPTIONS,
      index: true,
      admin: { components: asText },
    },
    /** The slug of a collection or of a single document. */
    { name: "kind", type: "text", index: true, admin: { hidden: true } },
    { name: "record", type: "text", index: true, admin: { hidden: true } },
    { name: "fields", type: "text", admin: { hidden: true } },
  ],
};
