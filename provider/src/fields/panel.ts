import type { Field, Tab, TabsField, UIField } from "payload";

type Component = NonNullable<NonNullable<UIField["admin"]>["components"]>["Field"];

/** Returns a part of a record's page that stores nothing: lists and bulk edits don't include it. */
export function panel(name: string, Field: Component, admin: UIField["admin"] = {}): UIField {
  return {
    name,
    type: "ui",
    admin: { ...admin, components: { Field }, disableListColumn: true, disableBulkEdit: true },
  };
}

/** Returns fields under tabs, by the tabs' labels, followed by other tabs. */
export function tabs(labelled: Record<string, Field[]>, ...others: Tab[]): TabsField {
  const own = Object.entries(labelled).map(([label, fields]): Tab => ({ label, fields }));
  return { type: "tabs", tabs: [...own, ...others] };
}
