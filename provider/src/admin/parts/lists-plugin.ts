import type { CollectionConfig, Field, Plugin } from "payload";

const LIST = "/admin/parts/record-list#RecordList";

/** Payload's own cells show the ids of records that are gone, 'true', and times in the reader's time zone. */
const CELLS: Partial<Record<Field["type"], string>> = {
  checkbox: "/admin/fields/cells#YesNoCell",
  date: "/admin/time/church-time#TimeCell",
  relationship: "/admin/fields/relation-cell#RelationCell",
  upload: "/admin/fields/relation-cell#RelationCell",
};

/** Payload plugin: gives collections without a list of their own ours, which offers no field that only programs use. */
export const listsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withList),
});

/** Returns the collection with our list, unless it has its own. */
export function withList(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection;
  const views = { ...admin?.components?.views };
  return {
    ...collection,
    fields: forStaff(fields),
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...views, list: { Component: LIST, ...views.list } } },
    },
  };
}

function forStaff(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === "tabs")
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: forStaff(tab.fields) })) };
    if ("fields" in field) return { ...field, fields: forStaff(field.fields) };
    return isInternal(field) ? notOffered(field) : withCell(field);
  });
}

function withCell<Given extends Field>(field: Given): Given {
  const Cell = CELLS[field.type];
  const isDay = field.type === "date" && field.admin?.date?.pickerAppearance === "dayOnly";
  if (!Cell || isDay) return field;
  return { ...field, admin: { ...field.admin, components: { Cell, ...field.admin?.components } } };
}

/** Returns whether only programs use a field. Payload would name it after its column. */
function isInternal(field: Field): boolean {
  return field.type !== "ui" && Boolean(field.admin?.hidden) && !("label" in field && field.label);
}

/** Keeps a field out of lists. Payload offers even hidden ones as columns and filters. */
function notOffered<Given extends Field>(field: Given): Given {
  const admin = {
    ...field.admin,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  };
  return { ...field, admin };
}
