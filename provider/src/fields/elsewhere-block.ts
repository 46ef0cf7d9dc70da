import type { Block, FieldAffectingData } from "payload";

import { completeWebAddress, isWebAddress } from "../lib/web-address";
import { line } from "./text-fields";

/** Formatted texts are checked before the hooks that run ahead of checks in other fields. */
const address: FieldAffectingData = {
  name: "address",
  type: "text",
  label: "Address",
  required: true,
  admin: {
    description:
      "As your browser shows it, for example https://www.youtube.com/watch?v=… A video of YouTube or Vimeo plays within the article once a visitor presses play; nothing is loaded from there before. All else is a link.",
  },
  hooks: {
    beforeChange: [
      ({ value }) => (typeof value === "string" ? completeWebAddress(value) : (value as unknown)),
    ],
  },
  validate: (value: unknown) =>
    (typeof value === "string" && isWebAddress(completeWebAddress(value))) ||
    "Please enter a full web address, such as https://www.example.org.",
};

/** A video or a page of another site, by its address. */
export const elsewhereBlock: Block = {
  slug: "elsewhere",
  admin: { disableBlockName: true },
  labels: { singular: "Video or page from elsewhere", plural: "Videos and pages from elsewhere" },
  fields: [address, line("title", "Title", "What is to be seen there.", { required: true })],
};
