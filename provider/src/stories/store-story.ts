import { stat } from "node:fs/promises";

import { ValidationError, type Payload } from "payload";

import { consentColumns } from "../consents/given-consents";
import { ContractError } from "../contract/answer";
import { checkVideo, type VideoFault } from "../media/check-video";
import { findSubmission, once } from "../submissions/once";
import { removeUnusedClips, storeClip } from "./store-clip";
import type { StoryForm } from "./story-form";
import { slugTaken } from "./taken-slug";

/** A story that has arrived whole: its text, its file, and the key that it was sent with. */
type ArrivedStory = { form: StoryForm; file: string; key: string | undefined };

const SENTENCES: Record<VideoFault, string> = {
  "no video": "Please select a video file.",
  "not whole": "A part of this video is missing. Please choose it again, or another one.",
};

/**
 * Keeps a story for review, once for each key. Its record is one row and is written last, so that there is either the
 * whole story or none.
 * @throws ContractError 409, 415 or 422
 */
export async function storeStory(payload: Payload, { form, file, key }: ArrivedStory): Promise<void> {
  if ((await stat(file)).size === 0) throw noVideo();
  const video = await checkVideo(file);
  if (typeof video === "string") throw new ContractError(415, SENTENCES[video]);
  const clip = await storeClip(payload, { file, video, title: form.name, slug: form.slug });
  try {
    const { isNew } = await once(payload, { collection: "stories", key }, async (submissionKey) => {
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

/** The refusal of a story without a video, or with an empty one. */
export function noVideo(): ContractError {
  return new ContractError(422, "Please upload a video.");
}

/** What was sent, and what of it is proposed for publishing. Nothing here may need a row of its own. */
function columnsOf({ consents, ...sent }: StoryForm) {
  const { isAcceptUnrestricted, isAcceptReceiveFurther } = sent;
  return {
    ...sent,
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
  return new ContractError(422, problem?.message ?? "Please fill all required fields");
}
