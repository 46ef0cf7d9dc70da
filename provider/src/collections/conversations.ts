import type { CheckboxField, CollectionConfig } from "payload";

import {
  deskColumns,
  deskField,
  handledField,
  notesField,
  openedField,
  readOnlyFields,
  shownAbove,
} from "../fields/submission-fields";
import { emailAddress, type Label, line, paragraph } from "../fields/text-fields";
import { isCarer, isNobody } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
import { handOnEndpoint, threadEndpoints } from "../endpoints/inbox";
import { closeOnceRead, isReader, NEWS, ownReading, SEATS } from "../features/conversations/seats";
import { keepFromSaves } from "../lib/db/writes";
import { listFilters, withUnreadMark } from "./inbox/inbox-config";

/** People who would like to talk to someone. Two carers read each conversation, and nobody else does. */
export const conversations: CollectionConfig<"conversations"> = {
  slug: "conversations",
  labels: { singular: text("conversations:singular"), plural: text("conversations:plural") },
  disableDuplicate: true,
  defaultSort: ["isHandled", "-isUrgent", "-createdAt"],
  admin: {
    group: adminGroup.messages,
    useAsTitle: "name",
    defaultColumns: ["name", "isUrgent", "isMinor", "isHandled", "createdAt"],
    listSearchableFields: ["name", "about"],
    components: { beforeListTable: [listFilters] },
    hidden: ({ user }) => !isCarer(user),
    description: text("conversations:description"),
  },
  access: { create: isNobody, read: isReader, update: isReader, delete: isReader },
  hooks: {
    beforeChange: [
      closeOnceRead,
      keepFromSaves(
        "answers",
        "answerCount",
        "assignee",
        ...Object.keys(NEWS),
        ...SEATS.map(({ reader }) => reader),
      ),
    ],
  },
  endpoints: [...threadEndpoints, handOnEndpoint],
  fields: [
    deskField,
    ...readOnlyFields([
      withUnreadMark(line("name", text("fields:name"), text("fields:asWritten"), { required: true })),
      emailAddress("email", text("fields:email"), text("fields:whereToReply"), { required: true }),
      line("phoneNo", text("fields:phone"), text("fields:withCountryCode")),
      line("times", text("conversations:times"), text("fields:inTheirWords")),
      paragraph("about", text("conversations:about"), text("fields:inTheirWords"), { required: true }),
      yesNo("isUrgent", text("conversations:isUrgent")),
      yesNo("isMinor", text("conversations:isMinor")),
    ]).map(shownAbove),
    shownAbove(handledField),
    shownAbove({
      ...openedField,
      label: text("conversations:openedByYou"),
      hooks: { afterRead: [ownReading] },
    }),
    { name: "firstReader", type: "text", hidden: true, index: true },
    { name: "secondReader", type: "text", hidden: true, index: true },
    { name: "firstReadAt", type: "date", hidden: true },
    { name: "secondReadAt", type: "date", hidden: true },
    { name: "calledAt", type: "date", hidden: true },
    ...deskColumns,
    { ...notesField, admin: { rows: 4, description: text("conversations:notesHelp") } },
  ],
};

function yesNo(name: string, label: Label): CheckboxField {
  return { name, type: "checkbox", label, defaultValue: false };
}
