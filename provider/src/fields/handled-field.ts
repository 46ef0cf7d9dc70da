import type { CheckboxField } from "payload";

/** Lets staff tick off a message. */
export const handledField: CheckboxField = {
  name: "isHandled",
  type: "checkbox",
  label: "Dealt with",
  defaultValue: false,
  admin: {
    position: "sidebar",
    description: "Tick it when nothing more is to be done.",
    components: { Cell: "/admin/yes-no-cell#YesNoCell" },
  },
};
