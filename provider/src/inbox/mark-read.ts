import type { PayloadHandler } from "payload";

import { updateIf } from "../database/update-if";
import { staffRequest } from "./staff-request";

/** Notes that staff have opened a record; the first time counts. */
export const markRead: PayloadHandler = async (req) => {
  const { collection, id } = staffRequest(req);
  await updateIf(req.payload, {
    collection,
    where: { and: [{ id: { equals: id } }, { readAt: { exists: false } }] },
    data: { readAt: new Date().toISOString() },
  });
  return new Response(null, { status: 204 });
};
