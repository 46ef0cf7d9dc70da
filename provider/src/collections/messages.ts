import type { CollectionConfig, CollectionSlug } from "payload";

import { readOnlyFields, handledField, submissionFields } from "../fields/submission-fields";
import { emailAddress, line, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { inbox, inboxComponents, withUnreadMark } from "./inbox/inbox-config";

type Kind = Pick<CollectionConfig, "labels"> & { slug: CollectionSlug; description: string };

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
      components: inboxComponents,
      description,
    },
    ...inbox,
    fields: [
      ...readOnlyFields([
        withUnreadMark(line("name", "Name", "As they wrote it.", { required: true })),
        emailAddress("email", "Email", "Where to reply.", { required: true }),
        ...own,
      ]),
      handledField,
      ...submissionFields,
    ],
  };
}

/** Messages from the contact form. */
export const contactMessages = messages(
  {
    slug: "contact-messages",
    labels: { singular: "Contact message", plural: "Contact messages" },
    description: "What visitors wrote in the contact form.",
  },
  [
    line("phoneNo", "Phone", "With country code, if they entered one."),
    line("recordedAt", "Recorded at", "If they mentioned a recording."),
    paragraph("message", "Message", "Their words.", { required: true }),
  ],
);

/** People who offered to help. */
export const volunteerContacts = messages(
  {
    slug: "volunteer-contacts",
    labels: { singular: "Volunteer", plural: "Volunteers" },
    description: "Who signed up on the volunteer page.",
  },
  [
    line("phoneNumber", "Phone", "With country code, if they entered one."),
    paragraph("message", "About themselves", "Their words.", { required: true }),
  ],
);
