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
