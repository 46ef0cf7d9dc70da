import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";

import { readConsents } from "../../features/consents/consent";
import { keepProof } from "../../features/consents/keep-proof";
import { videoOfStory } from "../../features/visibility/video-of-story";
import type { Story, Video } from "../../payload-types";

/** A story's video goes into the trash with it, and comes out with it; one that was put there before stays there. */
export const takeVideoAlong: CollectionAfterChangeHook<Story> = async ({ doc, previousDoc, req }) => {
  const [before, now] = [previousDoc.deletedAt ?? null, doc.deletedAt ?? null];
  if (before === now) return doc;
  const video = await videoOfStory(req, doc);
  if (video && (video.deletedAt ?? null) === before) await moveVideo(req, video, now);
  return doc;
};

/**
 * Before a story is erased: the video that was made of it goes into the trash, and with it off the site; the proof of
 * consent is kept, so that the mailed link to withdraw it goes on working.
 */
export const keepProofOfStory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const story = await req.payload.findByID({
    collection: "stories",
    id: String(id),
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    trash: true,
    req,
  });
  const video = story && (await videoOfStory(req, story));
  if (!video) return;
  if (readConsents(story.consents).length > 0) await keepProof(req, { ...story, video: video.id });
  if (!video.deletedAt) await moveVideo(req, video, new Date().toISOString());
};

async function moveVideo(req: PayloadRequest, { id }: Video, deletedAt: string | null): Promise<void> {
  await req.payload.update({ collection: "videos", id, data: { deletedAt }, depth: 0, trash: true, req });
}
