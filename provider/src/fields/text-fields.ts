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

import { completeWebAddress, isSitePath, isWebAddress } from "../lib/web-address";

const WEB_ADDRESS_HELP = "Please enter a full web address, such as https://www.example.org.";

/** What nobody changes stands as text to read, and not in a grey field. */
export const asText = { Field: "/admin/fields/read-text#ReadText" };

type Options = { required?: boolean; maxLength?: number; inSidebar?: boolean };

/** One line of text. */
export function line(name: string, label: string, description: string, options: Options = {}): TextField {
  const { required, inSidebar } = options;
  const admin = { description, ...place(inSidebar) };
  return { name, type: "text", label, required, admin, validate: checkText(options) };
}

/** Several lines of plain text. */
export function paragraph(
  name: string,
  label: string,
  description: string,
  options: Options = {},
): TextareaField {
  const { required, inSidebar } = options;
  const admin = { description, rows: 4, ...place(inSidebar) };
  return { name, type: "textarea", label, required, admin, validate: checkText(options) };
}

/** Payload itself counts UTF-16 units, of which an emoji has two, and takes spaces for words. */
function checkText({ required = false, maxLength = Infinity }: Options) {
  return (value: unknown, { req }: { req: Pick<PayloadRequest, "t"> }): true | string => {
    const text = typeof value === "string" ? value : "";
    if (required && isBlank(text)) return req.t("validation:required");
    const count = characterCount(text);
    return count <= maxLength || `Please use at most ${maxLength} characters. This has ${count}.`;
  };
}

/** One e-mail address, by the rule of the forms, so that staff can save what visitors may send. */
export function emailAddress(
  name: string,
  label: string,
  description: string,
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

/** Adds the `https://` that was left out. */
const completeAddress: FieldHook = ({ value }) =>
  typeof value === "string" ? completeWebAddress(value) : (value as unknown);

/** A full web address: `http://…` or `https://…`. */
export function webAddress(name: string, label: string, description: string): TextField {
  return { ...link(name, label, description), validate: checkWebAddress };
}

/** A full web address, or a path of the site such as `/hashtag/featured`. */
export function link(name: string, label: string, description: string): TextField {
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

/** A whole number within bounds; left empty, it is what stands in the empty field. */
export function number(name: string, label: string, description: string, range: Range): NumberField {
  const { min, max, placeholder } = range;
  return { name, type: "number", label, min, max, admin: { placeholder: String(placeholder), description } };
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

/** What is wrong with a web address, in words for staff, or `true`. Empty is fine. */
export function checkWebAddress(value: unknown): true | string {
  if (value === undefined || value === null || value === "") return true;
  return (typeof value === "string" && isWebAddress(completeWebAddress(value))) || WEB_ADDRESS_HELP;
}

/** As `checkWebAddress`, but a path of the site (`/…`) is fine too. */
export function checkLink(value: unknown): true | string {
  if (typeof value === "string" && isSitePath(value)) return true;
  return (
    checkWebAddress(value) === true || `${WEB_ADDRESS_HELP} Or a page of the site, such as /hashtag/featured.`
  );
}
