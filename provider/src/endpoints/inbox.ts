import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
} from "payload";

import { consentRecord } from "../features/consents/consent-records";
import { withdrawConsents } from "../features/consents/withdraw-consents";
import { csvResponse } from "../features/inbox/export-csv";
import { inboxNamed } from "../features/inbox/inboxes";
import { updateIf } from "../lib/db/writes";

/** The whole inbox as a spreadsheet. */
const exportCsv: PayloadHandler = (req) => csvResponse(req, staffRequest(req).collection);

/** Notes that staff have opened a record; the first time counts. */
const markRead: PayloadHandler = async (req) => {
  const { collection, id } = staffRequest(req);
  await updateIf(req.payload, {
    collection,
    where: { and: [{ id: { equals: id } }, { readAt: { exists: false } }] },
    data: { readAt: new Date().toISOString() },
  });
  return new Response(null, { status: 204 });
};

/**
 * Who asks for what in an inbox.
 * @throws Forbidden when it is not staff, or no inbox.
 */
function staffRequest({ payload, routeParams, user }: PayloadRequest): {
  collection: CollectionSlug;
  id: string;
  staff: string;
} {
  const collection = inboxNamed(payload, routeParams?.collection);
  if (!user || !collection) throw new Forbidden();
  return { collection, id: String(routeParams?.id), staff: user.email };
}

/** Withdraws somebody's consents on their behalf, in the name of the staff account that does it. */
const withdrawForStaff: PayloadHandler = async (req) => {
  const { collection, id, staff } = staffRequest(req);
  const record = await consentRecord(req.payload, collection, id);
  if (!record) throw new NotFound();
  await withdrawConsents(req.payload, record, staff);
  return Response.json({ message: "The consent has been withdrawn." });
};

/** What staff do in an inbox beside reading and saving. Everybody else is refused. */
export const inboxEndpoints: Endpoint[] = [
  { method: "get", path: "/export.csv", handler: exportCsv },
  { method: "post", path: "/:id/read", handler: markRead },
  { method: "post", path: "/:id/withdraw-consent", handler: withdrawForStaff },
];
