import type { Field, TextFieldSingleValidation } from "payload";
import { z } from "zod";

import { line, webAddress } from "./text-fields";

const linked = z.object({ link: z.string().trim().min(1) });

/** Refuses a line without any way to reach it. */
const requireWay: TextFieldSingleValidation = (phone, { siblingData }) =>
  Boolean(phone?.trim()) ||
  linked.safeParse(siblingData).success ||
  "Please enter a phone number or a web address.";

/** The fields of a crisis line, which somebody in distress can reach at any hour. */
export const crisisLineFields: Field[] = [
  line("name", "Name", "For example ‘988 Suicide & Crisis Lifeline’.", { required: true }),
  {
    name: "phone",
    type: "text",
    label: "Phone",
    admin: { description: "As someone would dial it." },
    validate: requireWay,
  },
  webAddress("link", "Web address", "Where people can write or read."),
];
