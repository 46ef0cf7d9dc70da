import type { Field, Tab, TabsField, UIField } from "payload";

type Component = NonNullable<NonNullable<UIField["admin"]>["components"]>["Field"];

/** A part of a record's page that keeps nothing: lists and bulk edits have none of it. */
export function panel(name: string, Field: Component, admin: UIField["admin"] = {}): UIField {
  return {
    name,
    type: "ui",
    admin: { ...admin, components: { Field }, disableListColumn: true, disableBulkEdit: true },
  };
}

/** Fields under tabs, by the tabs' labels; then what tabs there are besides. */
export function tabs(labelled: Record<string, Field[]>, ...others: Tab[]): TabsField {
  const own = Object.entries(labelled).map(([label, fields]): Tab => ({ label, fields }));
  return { type: "tabs", tabs: [...own, ...others] };
}
