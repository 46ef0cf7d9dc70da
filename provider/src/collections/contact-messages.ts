import type { CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { inboxAccess } from "../access/roles";
import { asSent } from "../fields/as-sent";
import { handledField } from "../fields/handled-field";
import { emailAddress, line, paragraph } from "../fields/text-fields";
import { submissionFields } from "../submissions/submission-fields";

/** Messages from the contact form. */
export const contactMessages: CollectionConfig<"contact-messages"> = {
  slug: "contact-messages",
  labels: { singular: "Contact message", plural: "Contact messages" },
  defaultSort: "-createdAt",
  admin: {
    group: adminGroup.messages,
    useAsTitle: "name",
    defaultColumns: ["name", "email", "message", "isHandled", "createdAt"],
    description: "What visitors wrote in the contact form.",
  },
  access: inboxAccess,
  fields: [
    ...asSent([
      line("name", "Name", "As they wrote it.", { required: true }),
      emailAddress("email", "Email", "Where to answer.", { required: true }),
      line("phoneNo", "Phone", "With country code, if they gave one."),
      line("recordedAt", "Recorded at", "If they mentioned a recording."),
      paragraph("message", "Message", "Their words.", { required: true }),
    ]),
    handledField,
    ...submissionFields,
  ],
};
