import type { DateField, EmailField, TextareaField, TextField } from "payload";

import { checkLink, checkWebAddress } from "./link-rules";

type Options = { required?: boolean; maxLength?: number; inSidebar?: boolean };

/** One line of text. */
export function line(name: string, label: string, description: string, options: Options = {}): TextField {
  const { inSidebar, ...rest } = options;
  return { name, type: "text", label, admin: { description, ...place(inSidebar) }, ...rest };
}

/** Several lines of plain text. */
export function paragraph(
  name: string,
  label: string,
  description: string,
  options: Options = {},
): TextareaField {
  const { inSidebar, ...rest } = options;
  return { name, type: "textarea", label, admin: { description, rows: 4, ...place(inSidebar) }, ...rest };
}

/** One e-mail address. */
export function emailAddress(
  name: string,
  label: string,
  description: string,
  { required = false }: Options = {},
): EmailField {
  return { name, type: "email", label, required, admin: { description } };
}

/** A full web address: `http://…` or `https://…`. */
export function webAddress(name: string, label: string, description: string): TextField {
  return {
    name,
    type: "text",
    label,
    admin: { description, placeholder: "https://" },
    validate: checkWebAddress,
  };
}

/** A full web address, or a path of the site such as `/hashtag/featured`. */
export function link(name: string, label: string, description: string): TextField {
  return { name, type: "text", label, admin: { description, placeholder: "https://" }, validate: checkLink };
}

/** A day, kept as noon UTC so that it is the same day everywhere. */
export function day(name: string, label: string, description: string, options: Options = {}): DateField {
  return {
    name,
    type: "date",
    label,
    required: options.required,
    admin: {
      description,
      date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" },
      ...place(options.inSidebar),
    },
  };
}

function place(inSidebar: boolean | undefined): { position?: "sidebar" } {
  return inSidebar ? { position: "sidebar" } : {};
}
