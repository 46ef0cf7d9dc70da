import type { CollectionConfig, TextField } from "payload";

import { inboxEndpoints } from "../../endpoints/inbox";
import { inboxAccess } from "../../access/roles";
import { keepFromSaves } from "../../lib/db/writes";

/** What happens to a submission other than staff saving it. */
const NOTED = [
  "announcedAt",
  "readAt",
  "answers",
  "answerCount",
  "assignee",
  "isAcceptUnrestricted",
  "consents",
  "withdrawnAt",
  "withdrawalSeed",
  "withdrawalHash",
  "consentAskedAt",
  "consentAskedBy",
  "consentRequestHash",
];

/** What all inboxes share: order, access, fields that saves leave alone, and export. */
export const inbox = {
  defaultSort: "-createdAt",
  access: inboxAccess,
  hooks: { beforeChange: [keepFromSaves(...NOTED)] },
  endpoints: inboxEndpoints,
} satisfies Partial<CollectionConfig>;

/** What every inbox's list shows above its records. */
export const inboxComponents = {
  beforeListTable: ["/admin/inbox/inbox-actions#SpamNote", "/admin/inbox/inbox-actions#ExportButton"],
};

/** The filters above an inbox's list. */
export const listFilters = "/admin/parts/list-filters#ListFilters";

/** Returns the field that identifies a record in the list, with a mark for unread records. */
export function withUnreadMark(field: TextField): TextField {
  const { admin } = field;
  const components = { ...admin?.components, Cell: "/admin/fields/cells#UnreadCell" };
  return { ...field, admin: { ...admin, components } };
}
