import type {
  CheckboxField,
  DateField,
  EmailField,
  Field,
  JSONField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
} from "payload";

import { text } from "../admin/texts/text";
import { panel } from "./panel";
import { asText, type Label, paragraph } from "./text-fields";

const NOTES_MAX_LENGTH = 5000;

type SentField =
  CheckboxField | EmailField | JSONField | SelectField | TextareaField | TextField | UploadField;

/** Returns fields that keep what a visitor sent: staff read them as text, and only the provider writes them. */
export function readOnlyFields(fields: SentField[]): SentField[] {
  return fields.map((field) => readOnly(field));
}

function readOnly<Given extends SentField>(field: Given): Given {
  const components = { ...asText, ...field.admin?.components };
  return { ...field, access: { update: () => false }, admin: { ...field.admin, components } };
}

/** Lets staff tick off a message. */
export const handledField: CheckboxField = {
  name: "isHandled",
  type: "checkbox",
  label: text("fields:handled"),
  defaultValue: false,
  admin: {
    position: "sidebar",
    description: text("fields:handledHelp"),
  },
};

/**
 * Returns a field for the time that something happened to a record. The provider writes it, and staff see it once it is
 * set.
 */
export function notedAtField(name: string, label: Label): DateField {
  return {
    name,
    type: "date",
    label,
    index: true,
    access: { update: () => false },
    admin: {
      position: "sidebar",
      components: { Field: "/admin/time/church-time#TimeField" },
      condition: (data) => Boolean(data[name]),
    },
  };
}

/**
 * The sender's key for a submission, so that sending it again makes no second record. The database refuses the same key
 * twice in a collection.
 */
const submissionKeyField: TextField = {
  name: "submissionKey",
  type: "text",
  unique: true,
  hidden: true,
};

/** The language in which they wrote, for our emails to them; empty if unknown. */
export const languageField: TextField = {
  name: "language",
  type: "text",
  access: { update: () => false },
  admin: { hidden: true },
};

/** When staff and the sender were notified by mail; empty until then. */
const announcedAt: DateField = { name: "announcedAt", type: "date", hidden: true, index: true };

/** Empty until staff have opened it. */
export const openedField = notedAtField("readAt", text("fields:firstOpened"));

/** Notes that staff have opened the record. */
const marker = panel("markRead", "/admin/inbox/inbox-actions#MarkRead");

/** Staff's answers as sent, below the form for answering. */
export const answersField: JSONField = {
  name: "answers",
  type: "json",
  label: text("fields:answers"),
  access: { update: () => false },
  admin: { components: { Field: "/admin/inbox/answer-panel#AnswerPanel" }, disableListColumn: true },
};

/** The id of the colleague whose turn it is; empty while that is everybody who may read it. */
const assignee: TextField = {
  name: "assignee",
  type: "text",
  label: false,
  index: true,
  access: { update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

/** Grows with each answer, so that two answers sent at once are both kept. */
const answerCount: NumberField = { name: "answerCount", type: "number", hidden: true };

export const notesField = paragraph("notes", text("fields:notes"), text("fields:notesHelp"), {
  maxLength: NOTES_MAX_LENGTH,
  inSidebar: true,
});

/** How a submission arrived, and whether it was read. */
export const receivedFields: Field[] = [submissionKeyField, announcedAt, openedField, marker];

/** The whole screen of a record: what was sent, the answers and the form for answering. */
export const deskField: JSONField = {
  ...answersField,
  admin: { ...answersField.admin, components: { Field: "/admin/inbox/desk#Desk" } },
};

/** What a record with such a screen stores besides what it shows. */
export const deskColumns: Field[] = [assignee, submissionKeyField, announcedAt, languageField, answerCount];

/** Returns a field that another part of the record's page shows. */
export function shownAbove<Given extends SentField | DateField>(field: Given): Given {
  const components = { ...field.admin?.components, Field: "/admin/clips/media-cells#NoField" };
  return { ...field, admin: { ...field.admin, position: undefined, components } };
}

/** What every collection stores with a submission besides its content, if its sender can be answered. */
export const submissionFields: Field[] = [
  ...receivedFields,
  languageField,
  answersField,
  answerCount,
  notesField,
];

const consents: JSONField = {
  name: "consents",
  type: "json",
  label: text("fields:consents"),
  access: { update: () => false },
  admin: { components: { Field: "/admin/consents/field-lists#ConsentList" }, disableListColumn: true },
};

const withdrawButton = panel("withdrawConsent", "/admin/inbox/inbox-actions#WithdrawConsentButton");

/** Empty while the consents are valid. */
const withdrawnAt = notedAtField("withdrawnAt", text("fields:withdrawnAt"));

const withdrawalSeed: TextField = { name: "withdrawalSeed", type: "text", hidden: true };

const withdrawalHash: TextField = { name: "withdrawalHash", type: "text", unique: true, hidden: true };

/** What a story stores about consents: the proof, whether it was withdrawn, and the ways to withdraw it. */
export const storyConsentFields: Field[] = [consents, withdrawnAt, withdrawalSeed, withdrawalHash];

/** The same, with a button to withdraw them. A story's page has it beside the people who are seen. */
export const consentFields: Field[] = [withdrawButton, ...storyConsentFields];

/** What a story stores about the mail that asked for its missing consent. */
export const consentRequestFields: Field[] = [
  notedAtField("consentAskedAt", text("fields:consentAskedAt")),
  { name: "consentAskedBy", type: "text", hidden: true },
  { name: "consentRequestHash", type: "text", unique: true, hidden: true },
];
