import { EXCERPT_MAX_LENGTH } from "@lampstand/contract/limits";
import { LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import type { CollectionConfig, RichTextField, TextareaField, TextField, UIField } from "payload";
import { z } from "zod";

import { contentAccess } from "../../access/roles";
import { adminGroup } from "../../admin/menu";
import { text } from "../../admin/texts/text";
import { translationEndpoints } from "../../endpoints/translations";
import { hasText, SUBJECTS } from "../../features/translations/original";
import { panel } from "../../fields/panel";
import { articleText, richText } from "../../fields/rich-text";
import { line, paragraph } from "../../fields/text-fields";
import { completeTranslation, languageInAddress, onlyIf, subjectInAddress } from "./hooks";

const form = z.object({ subject: z.object({ relationTo: z.unknown() }) });

/** Payload may pass the subject as the form has it, before it is complete. */
const relationOf = (data: unknown) => form.safeParse(data).data?.subject.relationTo;

type Text = Parameters<typeof hasText>[1];

type TranslatedField = RichTextField | TextareaField | TextField;

/** Returns a field with the original's text above it, for subjects that have such a text. */
function translated<Given extends TranslatedField>(name: Text, field: Given): [UIField, Given] {
  const condition = (data: unknown) => hasText(relationOf(data), name);
  const path = "/admin/translations/original#OriginalText";
  return [
    panel(`${name}Original`, { path, clientProps: { name } }, { condition }),
    { ...field, admin: { ...field.admin, condition }, hooks: { beforeValidate: [onlyIf(name)] } },
  ];
}

const NEVER = { access: { create: () => false, update: () => false }, admin: { hidden: true } };

/** Staff's translations of what staff and visitors wrote: one for each record and language. */
export const translations: CollectionConfig<"translations"> = {
  slug: "translations",
  labels: { singular: text("translations:singular"), plural: text("translations:plural") },
  disableDuplicate: true,
  defaultSort: "-updatedAt",
  indexes: [{ fields: ["of", "language"], unique: true }],
  admin: {
    group: adminGroup.sitePages,
    useAsTitle: "title",
    defaultColumns: ["title", "language", "subject", "status", "updatedAt"],
    description: text("translations:description"),
    components: { beforeListTable: ["/admin/translations/gaps#TranslationGaps"] },
  },
  access: contentAccess,
  endpoints: translationEndpoints,
  hooks: { beforeChange: [completeTranslation] },
  fields: [
    panel("state", "/admin/translations/original#OriginalState"),
    panel("draft", "/admin/translations/draft-button#DraftButton"),
    {
      name: "subject",
      type: "relationship",
      relationTo: [...SUBJECTS],
      label: text("translations:subject"),
      required: true,
      defaultValue: subjectInAddress,
      access: { update: () => false },
      admin: { allowCreate: false, description: text("translations:subjectHelp") },
    },
    {
      name: "language",
      type: "select",
      label: text("fields:language"),
      required: true,
      options: LANGUAGE_NAMES.map((value) => ({ value, label: LANGUAGES[value].name })),
      defaultValue: languageInAddress,
      access: { update: () => false },
      admin: { position: "sidebar", description: text("translations:languageHelp") },
    },
    {
      name: "status",
      type: "select",
      label: text("fields:status"),
      required: true,
      defaultValue: "Draft",
      options: [
        { label: text("fields:draft"), value: "Draft" },
        { label: text("fields:published"), value: "Active" },
      ],
      admin: {
        position: "sidebar",
        description: text("translations:statusHelp"),
      },
    },
    ...translated("title", line("title", text("translations:title"), "", { required: true })),
    ...translated(
      "words",
      paragraph("words", text("translations:words"), "", { maxLength: EXCERPT_MAX_LENGTH }),
    ),
    ...translated(
      "article",
      articleText("article", text("fields:article"), text("translations:articleHelp")),
    ),
    ...translated("text", richText("text", text("fields:text"), text("fields:wholeText"))),
    {
      name: "questions",
      type: "json",
      label: text("fields:questions"),
      admin: {
        condition: (data) => relationOf(data) === "faq-categories",
        components: { Field: "/admin/translations/questions#TranslatedQuestions" },
        disableListColumn: true,
      },
    },
    /** The subject's collection and id, by which translations are found. */
    { name: "of", type: "text", index: true, ...NEVER },
    /** A hash of the original's texts when staff last saved. */
    { name: "source", type: "text", ...NEVER },
  ],
};
