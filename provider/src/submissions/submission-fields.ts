import type { DateField, Field } from "payload";

import { submissionKeyField } from "./submission-key";

/** When staff and sender were told by mail; empty while that is still to be done. */
const announcedAt: DateField = { name: "announcedAt", type: "date", hidden: true, index: true };

/** When somebody of the staff first opened it; empty while it is unread. */
const readAt: DateField = {
  name: "readAt",
  type: "date",
  label: "First opened",
  index: true,
  access: { update: () => false },
  admin: { hidden: true },
};

/** What every collection keeps of a submission besides what was sent. */
export const submissionFields: Field[] = [submissionKeyField, announcedAt, readAt];
