import { type CollectionBeforeChangeHook, type PayloadRequest, type Where } from "payload";

import { findClip } from "../../features/clips/clip-state";
import { findConsentRecord } from "../../features/consents/consent-records";
import { CONSENT_MISSING, hasConsentToPublish } from "../../features/consents/consent-to-publish";
import { safetyProblem, safetyProblemOfVideo, withApproval } from "../../features/safety/publishing";
import { publishingProblem } from "../../features/clips/publishable";
import { idOf } from "../../lib/id-of";
import { adminError, fieldError } from "../../lib/errors";
import type { Story, TestimonyConsent, Video } from "../../payload-types";

const NOT_APPROVED =
  "This shows a story that could put somebody in danger: two colleagues have to publish it, on the story's own page.";

/** Keeps a video off the site whose consent was withdrawn, or that shows a visitor's story without their consent. */
export const refuseWithoutConsent: CollectionBeforeChangeHook<Video> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const video = { ...originalDoc, ...data };
  if (video.status !== "Active" || isShown(video, originalDoc)) return data;
  // Payload gives a video that is being made an empty original.
  const withdrawn =
    operation === "update" &&
    originalDoc &&
    (await findConsentRecord(req.payload, {
      and: [{ video: { equals: originalDoc.id } }, { withdrawnAt: { exists: true } }],
    }));
  if (withdrawn) {
    throw adminError(`${withdrawn.name} has withdrawn their consent, so this video cannot be published.`);
  }
  const stories = await storiesShownBy(req, video);
  if (!(await isAgreedTo(req, video, stories))) throw adminError(CONSENT_MISSING);
  const problem = await safetyProblemOf(req, video, stories);
  if (problem) throw adminError(problem);
  return data;
};

async function safetyProblemOf(
  req: PayloadRequest,
  { id }: Partial<Video>,
  stories: Story[],
): Promise<string | undefined> {
  for (const story of stories) {
    const problem = await safetyProblem(req, story);
    if (problem) return problem;
    if (!(await withApproval(req, story, undefined)).isEnough) return NOT_APPROVED;
  }
  return id && stories.length === 0 ? safetyProblemOfVideo(req, id) : undefined;
}

/** Whether the tellers of the stories that a video shows have agreed; of a story that was erased, its proof says so. */
async function isAgreedTo(req: PayloadRequest, video: Partial<Video>, stories: Story[]): Promise<boolean> {
  if (stories.length > 0) return stories.every(hasConsentToPublish);
  const clip = await findClip(req.payload, idOf(video.videoLink) ?? "", req);
  return !clip?.isFromVisitor || (await proofsOf(req, video)).some(hasConsentToPublish);
}

/** The consents that were given elsewhere, or kept of a story that was erased, to a video. */
async function proofsOf({ payload }: PayloadRequest, { id }: Partial<Video>): Promise<TestimonyConsent[]> {
  if (!id) return [];
  const where = { video: { equals: id } };
  const every = { depth: 0, pagination: false, trash: true } as const;
  return (await payload.find({ collection: "testimony-consents", where, ...every })).docs;
}

/** The stories whose video it is, or whose clip it shows; also from the trash. */
async function storiesShownBy(req: PayloadRequest, { id, videoLink }: Partial<Video>): Promise<Story[]> {
  const clip = idOf(videoLink);
  const either: Where[] = [];
  if (id) either.push({ video: { equals: id } });
  if (clip) either.push({ file: { equals: clip } });
  if (either.length === 0) return [];
  const where = { or: either };
  const every = { depth: 0, pagination: false, trash: true } as const;
  return (await req.payload.find({ collection: "stories", where, ...every, req })).docs;
}

/** Whether a video is on the site already, with the same clip: then nothing is published by saving it. */
function isShown(video: Partial<Video>, before: Video | undefined): boolean {
  return before?.status === "Active" && idOf(before.videoLink) === idOf(video.videoLink);
}

/** Keeps a video off the site whose clip is not fit to be watched yet; one that is shown can still be changed. */
export const refuseUnprepared: CollectionBeforeChangeHook<Video> = async ({ data, originalDoc, req }) => {
  const video = { ...originalDoc, ...data };
  const clip = idOf(video.videoLink);
  if (video.status !== "Active" || isShown(video, originalDoc) || !clip) return data;
  const message = await publishingProblem(req, clip, Boolean(video.publishUnprepared));
  if (message) throw fieldError("videos", "status", message);
  return data;
};
