import type { CollectionConfig } from "payload";

import {
  handledField,
  notesField,
  openedField,
  readOnlyFields,
  submissionFields,
} from "../fields/submission-fields";
import { asText, type Description, emailAddress, type Label, line, paragraph } from "../fields/text-fields";
import { isCarer, isNobody } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
import { answerEndpoint, markReadEndpoint } from "../endpoints/inbox";
import { namesOfReaders } from "../features/conversations/carers";
import { isReader, NEWS, ownReading, SEATS } from "../features/conversations/seats";
import { keepFromSaves } from "../lib/db/writes";
import { withUnreadMark } from "./inbox/inbox-config";

const answer = { update: () => false };

/** People who would like to talk to someone. Two carers read each conversation, and nobody else does. */
export const conversations: CollectionConfig<"conversations"> = {
  slug: "conversations",
  labels: { singular: text("conversations:singular"), plural: text("conversations:plural") },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: adminGroup.messages,
    useAsTitle: "name",
    defaultColumns: ["name", "isUrgent", "isMinor", "isHandled", "createdAt"],
    listSearchableFields: ["name", "about"],
    hidden: ({ user }) => !isCarer(user),
    description: text("conversations:description"),
  },
  access: { create: isNobody, read: isReader, update: isReader, delete: isReader },
  hooks: {
    beforeChange: [
      keepFromSaves("answers", "answerCount", ...Object.keys(NEWS), ...SEATS.map(({ reader }) => reader)),
    ],
  },
  endpoints: [markReadEndpoint, answerEndpoint],
  fields: [
    ...readOnlyFields([
      withUnreadMark(line("name", text("fields:name"), text("fields:asWritten"), { required: true })),
      emailAddress("email", text("fields:email"), text("fields:whereToReply"), { required: true }),
      line("phoneNo", text("fields:phone"), text("fields:withCountryCode")),
      line("times", text("conversations:times"), text("fields:inTheirWords")),
      paragraph("about", text("conversations:about"), text("fields:inTheirWords"), { required: true }),
    ]),
    yesNo("isUrgent", text("conversations:isUrgent"), text("conversations:isUrgentHelp")),
    yesNo("isMinor", text("conversations:isMinor"), text("conversations:isMinorHelp")),
    {
      name: "readBy",
      type: "text",
      label: text("conversations:readBy"),
      virtual: true,
      hooks: { afterRead: [namesOfReaders] },
      access: answer,
      admin: {
        position: "sidebar",
        components: asText,
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    handledField,
    { ...openedField, label: text("conversations:openedByYou"), hooks: { afterRead: [ownReading] } },
    { name: "firstReader", type: "text", hidden: true, index: true },
    { name: "secondReader", type: "text", hidden: true, index: true },
    { name: "firstReadAt", type: "date", hidden: true },
    { name: "secondReadAt", type: "date", hidden: true },
    { name: "calledAt", type: "date", hidden: true },
    ...submissionFields.filter((field) => field !== notesField && field !== openedField),
    { ...notesField, admin: { ...notesField.admin, description: text("conversations:notesHelp") } },
  ],
};

function yesNo(name: string, label: Label, description: Description) {
  return {
    name,
    type: "checkbox" as const,
    label,
    defaultValue: false,
    access: answer,
    admin: {
      position: "sidebar" as const,
      description,
      condition: (data: Record<string, unknown>) => data[name] === true,
      components: { Cell: "/admin/fields/cells#YesNoCell" },
    },
  };
}
