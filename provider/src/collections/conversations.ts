import type { CollectionConfig } from "payload";

import {
  handledField,
  notesField,
  openedField,
  readOnlyFields,
  submissionFields,
} from "../fields/submission-fields";
import { asText, emailAddress, line, paragraph } from "../fields/text-fields";
import { isCarer, isNobody } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { answerEndpoint, markReadEndpoint } from "../endpoints/inbox";
import { namesOfReaders } from "../features/conversations/carers";
import { isReader, NEWS, ownReading, SEATS } from "../features/conversations/seats";
import { keepFromSaves } from "../lib/db/writes";
import { withUnreadMark } from "./inbox/inbox-config";

const answer = { update: () => false };

/** People who would like to talk to someone. Two carers read each conversation, and nobody else does. */
export const conversations: CollectionConfig<"conversations"> = {
  slug: "conversations",
  labels: { singular: "Conversation", plural: "Conversations" },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: adminGroup.messages,
    useAsTitle: "name",
    defaultColumns: ["name", "isUrgent", "isMinor", "isHandled", "createdAt"],
    listSearchableFields: ["name", "about"],
    hidden: ({ user }) => !isCarer(user),
    description:
      "People who would like to talk to someone. You see the conversations you share with one colleague.",
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
      withUnreadMark(line("name", "Name", "As they wrote it.", { required: true })),
      emailAddress("email", "Email", "Where to reply.", { required: true }),
      line("phoneNo", "Phone", "With country code, if they entered one."),
      line("times", "Best time to reach them", "In their words."),
      paragraph("about", "Topic", "In their words.", { required: true }),
    ]),
    yesNo("isUrgent", "Urgent", "They may be thinking of self-harm. Please reply at once."),
    yesNo("isMinor", "Under 18", "They told us so. Please follow your church’s rules for talking to minors."),
    {
      name: "readBy",
      type: "text",
      label: "Read by",
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
    { ...openedField, label: "Opened by you", hooks: { afterRead: [ownReading] } },
    { name: "firstReader", type: "text", hidden: true, index: true },
    { name: "secondReader", type: "text", hidden: true, index: true },
    { name: "firstReadAt", type: "date", hidden: true },
    { name: "secondReadAt", type: "date", hidden: true },
    { name: "calledAt", type: "date", hidden: true },
    ...submissionFields.filter((field) => field !== notesField && field !== openedField),
    { ...notesField, admin: { ...notesField.admin, description: "Only the two of you can see these." } },
  ],
};

function yesNo(name: string, label: string, description: string) {
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
