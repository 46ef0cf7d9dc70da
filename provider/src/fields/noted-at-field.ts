import type { DateField } from "payload";

/** When something happened to a record, as the provider noted it; staff see it beside the record once it has. */
export function notedAtField(name: string, label: string): DateField {
  return {
    name,
    type: "date",
    label,
    index: true,
    access: { update: () => false },
    admin: {
      position: "sidebar",
      readOnly: true,
      date: { displayFormat: "d MMM yyyy, HH:mm" },
      condition: (data) => Boolean(data[name]),
    },
  };
}
