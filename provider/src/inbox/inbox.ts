import type { CollectionConfig, TextField } from "payload";

import { inboxAccess } from "../access/roles";
import { keptOutOfSaves } from "../database/kept-out-of-saves";
import { inboxEndpoints } from "./inbox-endpoints";

/** What happens to a submission besides being saved by staff. */
const NOTED = ["announcedAt", "readAt", "consents", "withdrawnAt", "withdrawalSeed", "withdrawalHash"];

/** What every inbox has: its order, who may do what, what saving leaves alone, and its export. */
export const inbox = {
  defaultSort: "-createdAt",
  access: inboxAccess,
  hooks: { beforeChange: [keptOutOfSaves(...NOTED)] },
  endpoints: inboxEndpoints,
} satisfies Partial<CollectionConfig>;

/** What every inbox's list shows above its records. */
export const inboxComponents = { beforeListTable: ["/admin/export-button#ExportButton"] };

/** The field by which staff know a record in the list: there, it says which ones nobody has read. */
export function markedWhileUnread(field: TextField): TextField {
  const { admin } = field;
  const components = { ...admin?.components, Cell: "/admin/unread-cell#UnreadCell" };
  return { ...field, admin: { ...admin, components } };
}
