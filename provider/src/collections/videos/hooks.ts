import type { CollectionBeforeChangeHook } from "payload";

import type { ProposedVideo } from "../../features/visibility/facts";
import { objectionTo } from "../../features/visibility/objections";
import { factsOf, refusalToPublish } from "../../features/visibility/publishing";
import { IS_OUTCOME } from "../../features/visibility/recalculate";
import { fieldError } from "../../lib/errors";
import { idOf } from "../../lib/id-of";
import type { Video } from "../../payload-types";

/** Else it could be shown elsewhere. */
const STAYS =
  "Somebody has withdrawn their consent to this video. Its clip and its still picture stay with it until it is erased.";

/**
 * Refuses to publish a video while something speaks against it. What is on the site already can be changed, and is no longer
 * shown where the change speaks against it.
 */
export const refuseToPublish: CollectionBeforeChangeHook<Video> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.context[IS_OUTCOME]) return data;
  // Payload gives a video that is being made an empty original.
  const before = operation === "update" ? originalDoc : undefined;
  const video = proposed(data, before);
  if (!video) return data;
  if (before?.objection === "withdrawn")
    for (const name of ["videoLink", "poster"] as const) {
      const stored = idOf(before[name]);
      if (stored && stored !== idOf(video[name])) throw fieldError("videos", name, STAYS);
    }
  const facts = await factsOf(req, video);
  const isPublished =
    video.status === "Active" &&
    !(before?.status === "Active" && idOf(before.videoLink) === idOf(video.videoLink));
  const refusal = isPublished ? refusalToPublish(facts) : undefined;
  if (refusal) throw fieldError("videos", "status", refusal.message);
  return { ...data, objection: objectionTo(facts) ?? null };
};

function proposed(data: Partial<Video>, before: Video | undefined): ProposedVideo | undefined {
  const video = { ...before, ...data };
  return video.videoLink === undefined
    ? undefined
    : { ...video, videoLink: video.videoLink, id: before?.id ?? data.id };
}
