import { isEmailAddress } from "@lampstand/contract/email";
import { characterCount, isBlank } from "@lampstand/contract/text";
import type {
  DateField,
  EmailField,
  FieldHook,
  NumberField,
  PayloadRequest,
  TextareaField,
  TextField,
} from "payload";

import { translateWith } from "../admin/texts/text";
import { completeWebAddress, isSitePath, isWebAddress } from "../lib/web-address";

/** What a check needs to answer in the reader's language. */
export type Checked = { req: Pick<PayloadRequest, "t"> };

/** Shows what nobody can change as plain text instead of in a grey field. */
export const asText = { Field: "/admin/fields/read-text#ReadText" };

export type Label = TextField["label"];
export type Description = NonNullable<TextField["admin"]>["description"];
type Options = { required?: boolean; maxLength?: number; inSidebar?: boolean };

/** Returns a field for one line of text. */
export function line(name: string, label: Label, description: Description, options: Options = {}): TextField {
  const { required, inSidebar } = options;
  const admin = { description, ...place(inSidebar) };
  return { name, type: "text", label, required, admin, validate: checkText(options) };
}

/** Returns a field for several lines of plain text. */
export function paragraph(
  name: string,
  label: Label,
  description: Description,
  options: Options = {},
): TextareaField {
  const { required, inSidebar } = options;
  const admin = { description, rows: 4, ...place(inSidebar) };
  return { name, type: "textarea", label, required, admin, validate: checkText(options) };
}

/**
 * Returns a check that counts characters as people do and requires visible text. Payload counts UTF-16 units, of which
 * an emoji has two, and accepts spaces.
 */
function checkText({ required = false, maxLength = Infinity }: Options) {
  return (value: unknown, { req }: Checked): true | string => {
    const text = typeof value === "string" ? value : "";
    if (required && isBlank(text)) return req.t("validation:required");
    const count = characterCount(text);
    return count <= maxLength || translateWith(req.t)("fields:tooLong", { most: maxLength, used: count });
  };
}

/** Returns a field for one email address. It has the forms' rule, so staff can save what visitors may send. */
export function emailAddress(
  name: string,
  label: Label,
  description: Description,
  { required = false }: Options = {},
): EmailField {
  return {
    name,
    type: "email",
    label,
    required,
    admin: { description },
    validate: (address, { req }) =>
      (address ? isEmailAddress(address) : !required) || req.t("validation:emailAddress"),
  };
}

/** Adds a missing `https://`. */
const completeAddress: FieldHook = ({ value }) =>
  typeof value === "string" ? completeWebAddress(value) : (value as unknown);

/** Returns a field for a full web address: `http://…` or `https://…`. */
export function webAddress(name: string, label: Label, description: Description): TextField {
  return { ...link(name, label, description), validate: checkWebAddress };
}

/** Returns a field for a full web address, or a path of the site such as `/hashtag/featured`. */
export function link(name: string, label: Label, description: Description): TextField {
  const admin = { description, placeholder: "https://" };
  return {
    name,
    type: "text",
    label,
    admin,
    hooks: { beforeValidate: [completeAddress] },
    validate: checkLink,
  };
}

type Range = { min: number; max: number; placeholder: number };

/** Returns a field for a whole number within bounds. When it is empty, the value shown in it applies. */
export function number(name: string, label: Label, description: Description, range: Range): NumberField {
  const { min, max, placeholder } = range;
  return { name, type: "number", label, min, max, admin: { placeholder: String(placeholder), description } };
}

/** Returns a field for a date, stored as noon UTC so that it is the same date everywhere. */
export function day(name: string, label: Label, description: Description, options: Options = {}): DateField {
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

/** Returns what is wrong with a web address, in words for staff, or `true`. Empty is fine. */
export function checkWebAddress(value: unknown, { req }: Checked): true | string {
  return isAddressOrEmpty(value) || translateWith(req.t)("fields:webAddressInvalid");
}

/** Does the same as `checkWebAddress`, but also accepts a path of the site (`/…`). */
export function checkLink(value: unknown, { req }: Checked): true | string {
  const isPath = typeof value === "string" && isSitePath(value);
  return isPath || isAddressOrEmpty(value) || translateWith(req.t)("fields:linkInvalid");
}

function isAddressOrEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "string" && isWebAddress(completeWebAddress(value));
}
