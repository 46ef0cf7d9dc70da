import type { CollectionConfig, DateField, Plugin } from "payload";

/** The fields that Payload adds itself. */
const timestamps: DateField[] = [
  { name: "updatedAt", type: "date", label: ({ t }) => t("general:updatedAt") },
  { name: "createdAt", type: "date", label: ({ t }) => t("general:createdAt") },
];

/** Payload plugin: declares collections' timestamps, so that `listsPlugin` gives them their cell. */
export const timePlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withTimestamps),
});

function withTimestamps(collection: CollectionConfig): CollectionConfig {
  const added = timestamps.filter(
    ({ name }) => collection.timestamps !== false && !hasField(collection, name),
  );
  const hidden = added.map((field) => ({
    ...field,
    index: true,
    admin: { disableBulkEdit: true, hidden: true },
  }));
  return { ...collection, fields: [...collection.fields, ...hidden] };
}

function hasField({ fields }: CollectionConfig, name: string): boolean {
  return fields.some((field) => "name" in field && field.name === name);
}
