import type { CollectionConfig, Field } from "payload";

import { reviewedContentAccess } from "../../access/roles";
import { adminGroup } from "../../admin/menu";
import { text } from "../../admin/texts/text";
import { captionEndpoints } from "../../endpoints/clips";
import { checkCues } from "../../features/captions/cue";
import { checkLanguage } from "../../features/captions/languages";
import { keepFromSaves } from "../../lib/db/writes";
import { completeCaptions, validateCaptions } from "./hooks";

/** The fields that only the worker writes: how far a service is with a draft. */
const NOTED = ["transcription", "translatedFrom", "problem", "attempts", "leaseUntil"];

/** Staff see these fields in words, above the lines. */
const noted = { access: { create: () => false, update: () => false }, admin: { hidden: true } };

/** How far a service is with a draft, and why there is none. */
const draftFields: Field[] = [
  {
    name: "transcription",
    type: "select",
    label: text("captions:transcription"),
    index: true,
    options: [
      { label: text("captions:transcriptionWaiting"), value: "waiting" },
      { label: text("captions:transcriptionFailed"), value: "failed" },
    ],
    ...noted,
  },
  /** The language of the captions that a translation service gets; without it, the draft is a transcript. */
  { name: "translatedFrom", type: "text", ...noted },
  { name: "problem", type: "text", ...noted },
  { name: "attempts", type: "number", ...noted },
  /** How long the process writing it may be silent before another takes over. */
  { name: "leaseUntil", type: "date", ...noted },
];

/** A clip's captions in one language, line by line with times. */
export const captions: CollectionConfig<"captions"> = {
  slug: "captions",
  labels: { singular: text("captions:singular"), plural: text("captions:plural") },
  disableDuplicate: true,
  defaultSort: "-updatedAt",
  indexes: [{ fields: ["clip", "lang"], unique: true }],
  admin: {
    group: adminGroup.files,
    useAsTitle: "title",
    defaultColumns: ["title", "isDraft", "updatedAt"],
    listSearchableFields: ["title"],
    description: text("captions:description"),
  },
  access: reviewedContentAccess,
  endpoints: captionEndpoints,
  hooks: {
    beforeValidate: [validateCaptions],
    beforeChange: [completeCaptions, keepFromSaves(...NOTED)],
  },
  fields: [
    // With a sidebar, there would be no room for the video next to its lines.
    {
      type: "row",
      fields: [
        {
          name: "clip",
          type: "relationship",
          relationTo: "clips",
          label: text("fields:clip"),
          required: true,
          admin: { allowCreate: false, description: text("captions:clipHelp") },
        },
        {
          name: "lang",
          type: "text",
          label: text("fields:language"),
          required: true,
          // A constant would become the database column's default.
          defaultValue: () => "en",
          validate: checkLanguage,
          admin: { components: { Field: "/admin/captions/language-choice#LanguageField" } },
        },
      ],
    },
    {
      name: "isDraft",
      type: "checkbox",
      label: text("fields:draft"),
      defaultValue: false,
      admin: { description: text("captions:isDraftHelp") },
    },
    {
      name: "cues",
      type: "json",
      label: text("captions:cues"),
      validate: checkCues,
      admin: {
        components: {
          Field: "/admin/captions/cue-editor#CueEditor",
          Diff: "/admin/captions/cue-diff#CueDiff",
        },
      },
    },
    // Made from clip and language: listed, but not editable.
    { name: "title", type: "text", label: text("fields:title"), admin: { condition: () => false } },
    ...draftFields,
  ],
};
