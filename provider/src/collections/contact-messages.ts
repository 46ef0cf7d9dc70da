import type { CollectionConfig } from "payload";

import { readOnlyFields, handledField, submissionFields } from "../fields/submission-fields";
import { emailAddress, line, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { inbox, inboxComponents, withUnreadMark } from "./inbox/inbox-config";

/** Messages from the contact form. */
export const contactMessages: CollectionConfig<"contact-messages"> = {
  slug: "contact-messages",
  labels: { singular: "Contact message", plural: "Contact messages" },
  admin: {
    group: adminGroup.messages,
    useAsTitle: "name",
    defaultColumns: ["name", "email", "message", "isHandled", "createdAt"],
    listSearchableFields: ["name", "email", "message"],
    components: inboxComponents,
    description: "What visitors wrote in the contact form.",
  },
  ...inbox,
  fields: [
    ...readOnlyFields([
      withUnreadMark(line("name", "Name", "As they wrote it.", { required: true })),
      emailAddress("email", "Email", "Where to answer.", { required: true }),
      line("phoneNo", "Phone", "With country code, if they gave one."),
      line("recordedAt", "Recorded at", "If they mentioned a recording."),
      paragraph("message", "Message", "Their words.", { required: true }),
    ]),
    handledField,
    ...submissionFields,
  ],
};
