import type { CollectionBeforeChangeHook } from "payload";

import { findConsentRecord } from "../../features/consents/consent-records";
import { adminError } from "../../lib/errors";
import type { Video } from "../../payload-types";

/** Keeps a video off the site whose consent was withdrawn. */
export const refuseWithoutConsent: CollectionBeforeChangeHook<Video> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "create" || !originalDoc) return data;
  if (data.status !== "Active" || originalDoc.status === "Active") return data;
  const withdrawn = await findConsentRecord(req.payload, {
    and: [{ video: { equals: originalDoc.id } }, { withdrawnAt: { exists: true } }],
  });
  if (withdrawn) {
    throw adminError(`${withdrawn.name} has withdrawn their consent, so this video cannot be published.`);
  }
  return data;
};
