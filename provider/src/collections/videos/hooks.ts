import { type CollectionBeforeChangeHook, ValidationError } from "payload";

import { findConsentRecord } from "../../features/consents/consent-records";
import { publishingProblem } from "../../features/clips/publishable";
import { idOf } from "../../features/stories/video-of-story";
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

/** Keeps a video off the site whose clip is not fit to be watched yet; one that is shown can still be changed. */
export const refuseUnprepared: CollectionBeforeChangeHook<Video> = async ({ data, originalDoc, req }) => {
  const video = { ...originalDoc, ...data };
  const clip = idOf(video.videoLink);
  const isShown = originalDoc?.status === "Active" && idOf(originalDoc.videoLink) === clip;
  if (video.status !== "Active" || isShown || !clip) return data;
  const message = await publishingProblem(req, clip, Boolean(video.publishUnprepared));
  if (message) throw new ValidationError({ collection: "videos", errors: [{ path: "status", message }] });
  return data;
};
