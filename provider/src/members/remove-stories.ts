import { createLocalReq, type Payload } from "payload";

import { readConsents, THE_PERSON } from "../consents/consent";
import { consentRecord } from "../consents/consent-record";
import { withdrawConsents } from "../consents/withdraw-consents";
import { updateIf } from "../database/update-if";
import type { Member, Story, Video } from "../payload-types";
import { removeUnusedClips } from "../stories/store-clip";
import { idOf, videoOf } from "../stories/video-of-story";
import { once } from "../submissions/once";
import { sentBy } from "./member-addresses";

/**
 * Takes the stories that a member gave off the site and deletes them with their videos, and withdraws what the member
 * consented to. That they consented, and that they withdrew it, is kept as proof. Each story counts as withdrawn first,
 * so that nobody publishes it meanwhile.
 */
export async function removeStories(payload: Payload, member: Member): Promise<void> {
  const stories = await sentBy(payload, "stories", member);
  const proofs = (await sentBy(payload, "testimony-consents", member)).map(({ id }) => id);
  for (const story of stories) {
    if (readConsents(story.consents).length > 0) proofs.push(await keepProof(payload, story));
    await updateIf(payload, {
      collection: "stories",
      where: { and: [{ id: { equals: story.id } }, { withdrawnAt: { exists: false } }] },
      data: { withdrawnAt: new Date().toISOString() },
    });
  }
  for (const id of new Set(proofs)) {
    const record = await consentRecord(payload, "testimony-consents", id);
    if (record) await withdrawConsents(payload, record, THE_PERSON);
  }
  for (const story of stories) await removeStory(payload, story);
}

/** A story's consents outlive it among those given with the form; the link in the receipt still leads to them. */
async function keepProof(payload: Payload, story: Story): Promise<string> {
  const { name, email, recordedAt, consents, withdrawnAt, withdrawalSeed, withdrawalHash } = story;
  const proof = { recordedAt, consents, withdrawnAt, withdrawalSeed, withdrawalHash };
  const announcedAt = new Date().toISOString();
  const { id } = await once(
    payload,
    { collection: "testimony-consents", key: `of-story-${story.id}` },
    (submissionKey) =>
      payload.create({
        collection: "testimony-consents",
        data: { ...proof, fullName: name, email, video: idOf(story.video), announcedAt, submissionKey },
        depth: 0,
      }),
  );
  return id;
}

/** The video first: it holds the clip. Whoever was publishing the story at that moment may have made one since. */
async function removeStory(payload: Payload, story: Story): Promise<void> {
  await removeVideoOf(payload, story);
  await payload.delete({ collection: "stories", id: story.id, depth: 0 });
  await removeVideoOf(payload, story);
}

async function removeVideoOf(payload: Payload, story: Story): Promise<void> {
  const video = await videoOf(await createLocalReq({}, payload), story);
  if (video) await removeVideo(payload, video);
}

/** With what belongs to it and nothing else shows. */
async function removeVideo(payload: Payload, video: Video): Promise<void> {
  await payload.delete({ collection: "videos", id: video.id, depth: 0 });
  const clip = idOf(video.videoLink);
  if (clip) await removeUnusedClips(payload, [clip]);
  const [poster, captions] = [idOf(video.poster), idOf(video.captions)];
  if (poster) await payload.delete({ collection: "images", where: { id: { equals: poster } } });
  if (captions) await payload.delete({ collection: "captions", where: { id: { equals: captions } } });
}
