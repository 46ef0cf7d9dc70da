import { stat } from "node:fs/promises";

import { isSameMailbox } from "@lampstand/contract/email";
import { isMinor } from "@lampstand/contract/safety";
import { isTooLong, videoTooLong } from "@lampstand/contract/video-length";
import { FORM_ERRORS } from "@lampstand/contract/wording";
import { type Payload, ValidationError } from "payload";

import { checkVideo, type VideoFault } from "../../lib/files/check-video";
import { HttpError } from "../../lib/http/responses";
import { checkStorySlug } from "../../lib/slugs";
import { longestStory } from "../preparation/clip-length";
import { consentColumns } from "../consents/given-consents";
import { findSubmission, createOnce } from "../submissions/submissions";
import { formerOwner } from "../slugs/former-slugs";
import { removeUnusedClips, storeClip } from "./clips";
import { needsParent, readSafetyRules } from "../safety/safety-rules";
import { NO_PARENT, type StoryForm } from "./story-form";

/** A story that has arrived whole: its text, its file, and the key that it was sent with. */
type ArrivedStory = { form: StoryForm; file: string; key: string | undefined; signal?: AbortSignal };

const SENTENCES: Record<VideoFault, string> = {
  "no video": FORM_ERRORS.story.fileNotVideo,
  "not whole": "A part of this video is missing. Please choose it again, or another one.",
};

const TAKEN = "This short name is already taken. Please choose another.";

/**
 * Keeps a story for review, once for each key. Its record is one row and is written last, so that there is either the
 * whole story or none.
 * @throws HttpError 409, 415 or 422
 */
export async function storeStory(payload: Payload, { form, file, key, signal }: ArrivedStory): Promise<void> {
  if ((await stat(file)).size === 0) throw noVideo();
  const video = await checkVideo(file, signal);
  if (typeof video === "string") throw new HttpError(415, SENTENCES[video]);
  await requireShort(payload, video.facts.duration ?? 0);
  const clip = await storeClip(payload, {
    ...{ file, video, signal },
    ...{ title: form.name, slug: form.slug, leftOut: form.leftOut },
  });
  try {
    const { isNew } = await createOnce(payload, { collection: "stories", key }, async (submissionKey) => {
      const data = { ...columnsOf(form), file: clip, submissionKey };
      return payload.create({ collection: "stories", data, depth: 0 });
    });
    if (!isNew) await removeUnusedClips(payload, [clip]);
  } catch (error) {
    await removeUnusedClips(payload, [clip]);
    // Of two that are the same, the later one may first be told that its short name is taken.
    if (await findSubmission(payload, { collection: "stories", key })) return;
    throw refusalOf(error);
  }
}

/**
 * Refuses a story that is longer than the church takes, as far as its video says so. One that says otherwise is found when it
 * is prepared.
 * @throws HttpError 415, as for any file that cannot be used
 */
async function requireShort(payload: Payload, seconds: number): Promise<void> {
  const longest = await longestStory(payload);
  if (isTooLong(seconds, longest)) throw new HttpError(415, videoTooLong(seconds, longest));
}

/**
 * Refuses a story whose teller has to name a parent and has not: nobody can answer in their parent's place.
 * @throws HttpError 422
 */
export async function requireParent(payload: Payload, form: StoryForm): Promise<void> {
  const { tellerAge, parentName, parentEmail, email } = form;
  if (!needsParent(tellerAge, await readSafetyRules(payload))) return;
  if (!parentName || !parentEmail || isSameMailbox(parentEmail, email)) throw new HttpError(422, NO_PARENT);
}

/** The refusal of a story without a video, or with an empty one. */
export function noVideo(): HttpError {
  return new HttpError(422, FORM_ERRORS.story.fileRequired);
}

/** What was sent, and what of it is proposed for publishing. Nothing here may need a row of its own. */
function columnsOf({ consents, leftOut: _, ...sent }: StoryForm) {
  const { isAcceptUnrestricted, isAcceptReceiveFurther } = sent;
  return {
    ...sent,
    ...(!isMinor(sent.tellerAge) && { parentName: "", parentEmail: "" }),
    ...consentColumns({ isAcceptUnrestricted, isAcceptReceiveFurther }, consents),
    title: sent.name,
    shownAs: sent.videoType,
    status: "Pending" as const,
  };
}

/** The database is the last to know whether a name is taken, or a field not as it must be. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error;
  const [problem] = error.data.errors;
  if (problem?.path === "slug") return slugTaken();
  return new HttpError(422, problem?.message ?? FORM_ERRORS.story.fieldsRequired);
}

/** The refusal of a name that another story has. */
function slugTaken(): HttpError {
  return new HttpError(409, TAKEN);
}

/**
 * Refuses a story's slug that cannot be a video's, that a video or another story has, of whatever status or in the trash, or that a
 * video once had. Its sender can choose another in each case.
 * @throws HttpError 409
 */
export async function requireUnusedSlug(payload: Payload, slug: string): Promise<void> {
  const checked = checkStorySlug(slug, { isNew: true });
  if (checked !== true) throw new HttpError(409, checked);
  const asked = { where: { slug: { equals: slug } }, trash: true };
  const isTaken =
    (await payload.count({ collection: "videos", ...asked })).totalDocs > 0 ||
    (await payload.count({ collection: "stories", ...asked })).totalDocs > 0 ||
    (await formerOwner(payload, "videos", slug)) !== undefined;
  if (isTaken) throw slugTaken();
}
