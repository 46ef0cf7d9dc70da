import type { CollectionConfig } from "payload";

import { readOnlyFields, handledField, submissionFields } from "../fields/submission-fields";
import { emailAddress, line, paragraph } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { inbox, inboxComponents, withUnreadMark } from "./inbox/inbox-config";

/** People who offered to help. */
export const volunteerContacts: CollectionConfig<"volunteer-contacts"> = {
  slug: "volunteer-contacts",
  labels: { singular: "Volunteer", plural: "Volunteers" },
  admin: {
    group: adminGroup.messages,
    useAsTitle: "name",
    defaultColumns: ["name", "email", "message", "isHandled", "createdAt"],
    listSearchableFields: ["name", "email", "message"],
    components: inboxComponents,
    description: "Who signed up on the volunteer page.",
  },
  ...inbox,
  fields: [
    ...readOnlyFields([
      withUnreadMark(line("name", "Name", "As they wrote it.", { required: true })),
      emailAddress("email", "Email", "Where to answer.", { required: true }),
      line("phoneNumber", "Phone", "With country code, if they gave one."),
      paragraph("message", "About themselves", "Their words.", { required: true }),
    ]),
    handledField,
    ...submissionFields,
  ],
};
