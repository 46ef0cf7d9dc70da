import { setTimeout as pause } from "node:timers/promises";

import { normalizeEmail } from "@lampstand/contract/email";
import { createLocalReq, type Payload } from "payload";

import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { idOf } from "../../lib/id-of";
import type { Member, Story, Video } from "../../payload-types";
import { readConsents, THE_PERSON } from "../consents/consent";
import { consentRecord, type ConsentRecord } from "../consents/consent-records";
import { keepProof } from "../consents/proofs";
import { applyWithdrawal, withdrawConsents } from "../consents/withdraw-consents";
import { removeMailsOf } from "../mail/kept-mails";
import { recipientOf } from "../mail/mail";
import { noteRemoval } from "../removals/journal";
import { removeUnusedClips } from "../stories/store-story";
import { videosOfStory } from "../visibility/facts";
import { anonymizeStories } from "./anonymize-stories";
import { formerEmails, submissionsOf } from "./member-addresses";
import { findMemberByEmail } from "./members";
import { forgetSavedVideos } from "./saved-videos";

/** How long a save takes on a busy machine, in milliseconds. */
const SAVE_MS = 2000;

/**
 * Deletes a member. Their record goes last, so an interrupted deletion can be repeated.
 * @param stories Keep their stories without a name, or remove them.
 */
export async function deleteMember(
  payload: Payload,
  member: Member,
  stories: "keep" | "remove",
): Promise<void> {
  // Comes first, since they have asked for it even if a later step fails.
  await noteRemoval({ collection: "members", id: member.id, action: "left", stories });
  // A save that staff had begun writes back everything it read, so look again until no story has the address.
  while ((await settleStories(payload, member, stories, withdrawConsents)) > 0) await pause(SAVE_MS);
  await removeMember(payload, member);
}

/** Like `deleteMember`, when nobody else is at work and the removal has already been noted. */
export async function deleteMemberAgain(
  payload: Payload,
  member: Member,
  stories: "keep" | "remove",
  withdrawnAt: string,
): Promise<void> {
  await settleStories(payload, member, stories, (_payload, record, by) =>
    applyWithdrawal(payload, record, { by, withdrawnAt }),
  );
  await removeMember(payload, member);
}

type Withdraw = (payload: Payload, record: ConsentRecord, by: string) => Promise<unknown>;

function settleStories(payload: Payload, member: Member, stories: "keep" | "remove", withdraw: Withdraw) {
  return stories === "remove" ? removeStories(payload, member, withdraw) : anonymizeStories(payload, member);
}

async function removeMember(payload: Payload, member: Member): Promise<void> {
  const talked = (await submissionsOf(payload, "conversations", member)).map(({ id }) => id);
  if (talked.length > 0)
    await payload.delete({ collection: "conversations", where: { id: { in: talked } }, trash: true });
  await forgetSavedVideos(payload, member.id);
  await deleteMails(payload, member);
  await payload.delete({ collection: "members", id: member.id, depth: 0 });
}

/** Removes unsent and stored mails to a member, except to a former address that somebody else has now. */
async function deleteMails(payload: Payload, member: Member): Promise<void> {
  const own = new Set([member.email]);
  for (const { email } of formerEmails(member)) {
    if (!(await findMemberByEmail(payload, email))) own.add(email);
  }
  const { docs } = await payload.find({ collection: "outgoing-mails", depth: 0, pagination: false });
  const ids = docs
    .filter((queued) => own.has(normalizeEmail(recipientOf(queued.mail) ?? "") ?? ""))
    .map(({ id }) => id);
  if (ids.length > 0)
    await payload.db.deleteMany({ collection: "outgoing-mails", where: { id: { in: ids } } });
  await removeMailsOf(environment().dataDir, own, payload.logger);
}

/**
 * Unpublishes a member's stories, deletes them with their videos and withdraws the member's consents. Keeps proof of
 * consent and withdrawal. Marks each story as withdrawn first, so nobody publishes it meanwhile.
 */
async function removeStories(payload: Payload, member: Member, withdraw: Withdraw): Promise<number> {
  const stories = await submissionsOf(payload, "stories", member);
  const proofs = (await submissionsOf(payload, "testimony-consents", member)).map(({ id }) => id);
  for (const story of stories) {
    const { id, withdrawalHash } = story;
    await noteRemoval({
      collection: "stories",
      id,
      action: "withdrawn",
      withdrawalHash: withdrawalHash ?? undefined,
    });
    if (readConsents(story.consents).length > 0) proofs.push(await keepProof({ payload }, story));
    await updateIf(payload, {
      collection: "stories",
      where: { and: [{ id: { equals: story.id } }, { withdrawnAt: { exists: false } }] },
      data: { withdrawnAt: new Date().toISOString(), status: "Withdrawn" },
    });
  }
  for (const id of new Set(proofs)) {
    const record = await consentRecord(payload, "testimony-consents", id);
    if (record) await withdraw(payload, record, THE_PERSON);
  }
  for (const story of stories) await removeStory(payload, story);
  return stories.length;
}

/** Deletes the videos first: they hold the clip. Somebody publishing the story at that moment may have made another. */
async function removeStory(payload: Payload, story: Story): Promise<void> {
  await removeVideosOf(payload, story);
  await payload.delete({ collection: "stories", id: story.id, depth: 0, trash: true });
  await removeVideosOf(payload, story);
}

async function removeVideosOf(payload: Payload, story: Story): Promise<void> {
  for (const video of await videosOfStory(await createLocalReq({}, payload), story))
    await removeVideo(payload, video);
}

/** Deletes the video with its clip and poster, unless something else uses the clip. */
async function removeVideo(payload: Payload, video: Video): Promise<void> {
  await payload.delete({ collection: "videos", id: video.id, depth: 0, trash: true });
  const clip = idOf(video.videoLink);
  if (clip) await removeUnusedClips(payload, [clip]);
  const poster = idOf(video.poster);
  if (poster) await payload.delete({ collection: "images", where: { id: { equals: poster } }, trash: true });
}
