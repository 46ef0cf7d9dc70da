import type { Field, TextFieldSingleValidation } from "payload";
import { z } from "zod";

import { text, translateWith } from "../admin/texts/text";
import { line, webAddress } from "./text-fields";

const linked = z.object({ link: z.string().trim().min(1) });

/** Refuses a line without any way to reach it. */
const requireWay: TextFieldSingleValidation = (phone, { req, siblingData }) =>
  Boolean(phone?.trim()) ||
  linked.safeParse(siblingData).success ||
  translateWith(req.t)("fields:crisisLineUnreachable");

/** The fields of a crisis line, which somebody in distress can reach at any hour. */
export const crisisLineFields: Field[] = [
  line("name", text("fields:name"), text("fields:crisisLineNameHelp"), { required: true }),
  {
    name: "phone",
    type: "text",
    label: text("fields:phone"),
    admin: { description: text("fields:crisisLinePhoneHelp") },
    validate: requireWay,
  },
  webAddress("link", text("fields:webAddress"), text("fields:crisisLineLinkHelp")),
];
