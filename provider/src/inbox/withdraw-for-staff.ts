import { NotFound, type PayloadHandler } from "payload";

import { consentRecord } from "../consents/consent-record";
import { withdrawConsents } from "../consents/withdraw-consents";
import { staffRequest } from "./staff-request";

/** Withdraws somebody's consents on their behalf, in the name of the staff account that does it. */
export const withdrawForStaff: PayloadHandler = async (req) => {
  const { collection, id, staff } = staffRequest(req);
  const record = await consentRecord(req.payload, collection, id);
  if (!record) throw new NotFound();
  await withdrawConsents(req.payload, record, staff);
  return Response.json({ message: "The consent has been withdrawn." });
};
