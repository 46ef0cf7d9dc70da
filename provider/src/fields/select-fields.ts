import type { CheckboxField, SelectField, TextField } from "payload";

/** Returns the field that says whether visitors see a record. */
export function statusField(description: string): SelectField {
  return {
    name: "status",
    type: "select",
    label: "Status",
    required: true,
    defaultValue: "Active",
    options: [
      { label: "Active", value: "Active" },
      { label: "Inactive", value: "Inactive" },
    ],
    admin: { description, position: "sidebar" },
  };
}

/** Returns a box that is ticked until staff untick it. */
export function ticked(name: string, label: string, description: string): CheckboxField {
  return { name, type: "checkbox", label, defaultValue: true, admin: { description } };
}

/** Where the site shows a video, or where a story may be shown. */
export const videoTypeOptions: SelectField["options"] = [
  { label: "On its own page only", value: "single" },
  { label: "In the video feed only", value: "multiple" },
  { label: "On its own page and in the feed", value: "both" },
];

/** Whether staff publish a video that isn't prepared yet, or couldn't be. */
export const publishUnprepared: CheckboxField = {
  name: "publishUnprepared",
  type: "checkbox",
  label: "Publish before it’s prepared",
  defaultValue: false,
  admin: {
    position: "sidebar",
    components: { Field: "/admin/clips/publish-unprepared#PublishUnprepared" },
    description:
      "We prepare videos to play in every browser. Until then, visitors get the original upload, which many of them may not be able to watch.",
  },
};

/**
 * The objection to showing a story or video to the public, which `features/visibility` derives from facts; empty if
 * there is none. Written only there.
 */
export const objectionField: TextField = {
  name: "objection",
  type: "text",
  label: "Not shown",
  index: true,
  access: { create: () => false, update: () => false },
  admin: {
    components: { Field: "/admin/clips/media-cells#NoField", Cell: "/admin/fields/cells#ObjectionCell" },
    disableBulkEdit: true,
  },
};
