import type { CollapsibleField, Field, Tab, TabsField, UIField } from "payload";

import { text, type TextKey } from "../admin/texts/text";

type Component = NonNullable<NonNullable<UIField["admin"]>["components"]>["Field"];

/** Returns a part of a record's page that stores nothing: lists and bulk edits don't include it. */
export function panel(name: string, Field: Component, admin: UIField["admin"] = {}): UIField {
  return {
    name,
    type: "ui",
    admin: { ...admin, components: { Field }, disableListColumn: true, disableBulkEdit: true },
  };
}

/** Returns fields in a section that is closed at first. */
export function folded(label: TextKey, fields: Field[]): CollapsibleField {
  return { type: "collapsible", label: text(label), admin: { initCollapsed: true }, fields };
}

/** Returns fields under tabs. */
export function tabs(...all: Tab[]): TabsField {
  return { type: "tabs", tabs: all };
}

/** Returns a tab with its fields. */
export function tab(label: TextKey, fields: Field[]): Tab {
  return { label: text(label), fields };
}
