import type { CollectionConfig, TextField } from "payload";

import { inboxEndpoints } from "../../endpoints/inbox";
import { inboxAccess } from "../../access/roles";
import { keepFromSaves } from "../../lib/db/writes";

/** What happens to a submission besides being saved by staff. */
const NOTED = [
  "announcedAt",
  "readAt",
  "answers",
  "answerCount",
  "isAcceptUnrestricted",
  "consents",
  "withdrawnAt",
  "withdrawalSeed",
  "withdrawalHash",
  "consentAskedAt",
  "consentAskedBy",
  "consentRequestHash",
];

/** What every inbox has: its order, who may do what, what saving leaves alone, and its export. */
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

/** The field by which staff know a record in the list: there, it says which ones nobody has read. */
export function withUnreadMark(field: TextField): TextField {
  const { admin } = field;
  const components = { ...admin?.components, Cell: "/admin/fields/cells#UnreadCell" };
  return { ...field, admin: { ...admin, components } };
}
