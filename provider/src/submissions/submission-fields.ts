import type { DateField, Field, UIField } from "payload";

import { notedAtField } from "../fields/noted-at-field";
import { submissionKeyField } from "./submission-key";

/** When staff and sender were told by mail; empty while that is still to be done. */
const announcedAt: DateField = { name: "announcedAt", type: "date", hidden: true, index: true };

/** Empty while nobody of the staff has opened it. */
const readAt = notedAtField("readAt", "First opened");

/** Notes, when staff open the record, that they have. */
const marker: UIField = {
  name: "markRead",
  type: "ui",
  admin: { components: { Field: "/admin/mark-read#MarkRead" }, disableListColumn: true },
};

/** What every collection keeps of a submission besides what was sent. */
export const submissionFields: Field[] = [submissionKeyField, announcedAt, readAt, marker];
