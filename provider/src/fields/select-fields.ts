import type { CheckboxField, SelectField, TextField } from "payload";

import { text } from "../admin/texts/text";
import type { Description, Label } from "./text-fields";

/** Returns the field that says whether visitors see a record. */
export function statusField(description: Description): SelectField {
  return {
    name: "status",
    type: "select",
    label: text("fields:status"),
    required: true,
    defaultValue: "Active",
    options: [
      { label: text("fields:statusActive"), value: "Active" },
      { label: text("fields:statusInactive"), value: "Inactive" },
    ],
    admin: { description, position: "sidebar" },
  };
}

/** Returns a box that is ticked until staff untick it. */
export function ticked(name: string, label: Label, description: Description): CheckboxField {
  return { name, type: "checkbox", label, defaultValue: true, admin: { description } };
}

/** Where the site shows a video, or where a story may be shown. */
export const videoTypeOptions: SelectField["options"] = [
  { label: text("fields:showSingle"), value: "single" },
  { label: text("fields:showMultiple"), value: "multiple" },
  { label: text("fields:showBoth"), value: "both" },
];

/** Whether staff publish a video that isn't prepared yet, or couldn't be. */
export const publishUnprepared: CheckboxField = {
  name: "publishUnprepared",
  type: "checkbox",
  label: text("fields:publishUnprepared"),
  defaultValue: false,
  admin: {
    position: "sidebar",
    components: { Field: "/admin/clips/publish-unprepared#PublishUnprepared" },
    description: text("fields:publishUnpreparedHelp"),
  },
};

/**
 * The objection to showing a story or video to the public, which `features/visibility` derives from facts; empty if
 * there is none. Written only there.
 */
export const objectionField: TextField = {
  name: "objection",
  type: "text",
  label: text("fields:notShown"),
  index: true,
  access: { create: () => false, update: () => false },
  admin: {
    components: { Field: "/admin/clips/media-cells#NoField", Cell: "/admin/fields/cells#ObjectionCell" },
    disableBulkEdit: true,
  },
};
