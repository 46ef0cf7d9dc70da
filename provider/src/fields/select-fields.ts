import type { SelectField } from "payload";

/** Whether visitors see a record. */
export function statusField(description: string): SelectField {
  return {
    name: "status",
    type: "select",
    label: "Status",
    required: true,
    defaultValue: "Active",
    options: [
      { label: "Active", value: "Active" },
      { label: "Not active", value: "Inactive" },
    ],
    admin: { description, position: "sidebar" },
  };
}

/** Where the site shows a video, or where a story may be shown. */
export const videoTypeOptions: SelectField["options"] = [
  { label: "On its own page only", value: "single" },
  { label: "In the video feed only", value: "multiple" },
  { label: "On its own page and in the feed", value: "both" },
];
