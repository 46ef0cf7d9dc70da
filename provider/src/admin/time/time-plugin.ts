import type { CollectionConfig, DateField, Field, Plugin } from "payload";

const CELL = "/admin/time/church-time#TimeCell";

/** The fields that Payload adds itself, with another cell. */
const timestamps: DateField[] = [
  { name: "updatedAt", type: "date", label: ({ t }) => t("general:updatedAt") },
  { name: "createdAt", type: "date", label: ({ t }) => t("general:createdAt") },
];

/** Payload plugin: lists show times in the church's time zone instead of the reader's. */
export const timePlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withChurchTime),
});

/** Returns the collection with its lists' times in the church's time zone; dates have no zone. */
export function withChurchTime(collection: CollectionConfig): CollectionConfig {
  const added = timestamps.filter(
    ({ name }) => collection.timestamps !== false && !hasField(collection, name),
  );
  const hidden = added.map((field) => ({
    ...field,
    index: true,
    admin: { disableBulkEdit: true, hidden: true },
  }));
  return { ...collection, fields: [...collection.fields, ...hidden].map(inChurchTime) };
}

function hasField({ fields }: CollectionConfig, name: string): boolean {
  return fields.some((field) => "name" in field && field.name === name);
}

function inChurchTime(field: Field): Field {
  if (field.type !== "date" || field.admin?.date?.pickerAppearance === "dayOnly") return field;
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: CELL } } };
}
