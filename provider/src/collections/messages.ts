import type { CollectionConfig, CollectionSlug } from "payload";

import {
  deskColumns,
  deskField,
  handledField,
  notesField,
  openedField,
  readOnlyFields,
  shownAbove,
} from "../fields/submission-fields";
import { emailAddress, line, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
import { handOnEndpoint } from "../endpoints/inbox";
import { inbox, inboxComponents, listFilters, withUnreadMark } from "./inbox/inbox-config";

type Kind = Pick<CollectionConfig, "labels"> & { slug: CollectionSlug; description: ReturnType<typeof text> };

/** Returns a collection of messages from a form, with some fields between the sender's address and words. */
function messages(
  { slug, labels, description }: Kind,
  own: Parameters<typeof readOnlyFields>[0],
): CollectionConfig {
  return {
    slug,
    labels,
    admin: {
      group: adminGroup.messages,
      useAsTitle: "name",
      defaultColumns: ["name", "email", "message", "isHandled", "createdAt"],
      listSearchableFields: ["name", "email", "message"],
      components: { beforeListTable: [listFilters, ...inboxComponents.beforeListTable] },
      description,
    },
    ...inbox,
    endpoints: [...inbox.endpoints, handOnEndpoint],
    fields: [
      deskField,
      ...readOnlyFields([
        withUnreadMark(line("name", text("fields:name"), text("fields:asWritten"), { required: true })),
        emailAddress("email", text("fields:email"), text("fields:whereToReply"), { required: true }),
        ...own,
      ]).map(shownAbove),
      shownAbove(handledField),
      shownAbove(openedField),
      ...deskColumns,
      { ...notesField, admin: { ...notesField.admin, position: undefined } },
    ],
  };
}

/** Messages from the contact form. */
export const contactMessages = messages(
  {
    slug: "contact-messages",
    labels: { singular: text("contactMessages:singular"), plural: text("contactMessages:plural") },
    description: text("contactMessages:description"),
  },
  [
    line("phoneNo", text("fields:phone"), text("fields:withCountryCode")),
    line("recordedAt", text("fields:recordedAt"), text("contactMessages:recordedAtHelp")),
    paragraph("message", text("contactMessages:message"), text("fields:theirWords"), { required: true }),
  ],
);

/** People who offered to help. */
export const volunteerContacts = messages(
  {
    slug: "volunteer-contacts",
    labels: { singular: text("volunteerContacts:singular"), plural: text("volunteerContacts:plural") },
    description: text("volunteerContacts:description"),
  },
  [
    line("phoneNumber", text("fields:phone"), text("fields:withCountryCode")),
    paragraph("message", text("volunteerContacts:message"), text("fields:theirWords"), { required: true }),
  ],
);
