import {
  type CollectionAfterChangeHook,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  ValidationError,
  type Where,
} from "payload";

import { updateIf } from "../../lib/db/writes";
import { findAll, findFirst } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import { withoutValues } from "../../lib/log";
import { mailWords } from "../../messages/sentences";
import type { Story, Video } from "../../payload-types";
import { consentRecord } from "../consents/consent-records";
import { withdrawalParts } from "../consents/consent-receipt";
import type { Withdrawal } from "../consents/withdrawal-link";
import { letter, type Mail, type Recipient } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { isTrashed } from "../trash/trash";
import { addressOfVideo, isShown } from "../videos/shown";
import { changedWords, proposedVideo, videoOfStory, wordsOfStory } from "../visibility/facts";
import { factsOf, objectionTo, refusalToPublish } from "../visibility/objections";

/** How long a save has to carry out its decision before we take over, in milliseconds. */
const GRACE_MS = 60_000;

/** The video's status when its story is not shown. */
const statusOfVideo = {
  Published: "Declined",
  Pending: "Pending",
  Declined: "Declined",
  Withdrawn: "Declined",
} as const;

export const carryOutOnSave: CollectionAfterChangeHook<Story> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === "create") return doc;
  await passOnChanges(req, previousDoc, doc);
  if (doc.status === doc.carriedOut) return doc;
  return { ...doc, ...(await carryOutDecision(req, doc)) };
};

type Settled = Pick<Story, "status" | "carriedOut"> & { video?: string | null };

/**
 * Updates the video, mails the storyteller and notes both. Repeating it after a crash makes no second video, but may
 * send the mail twice. If staff changed the decision meanwhile, or the storyteller's name was removed, that is carried
 * out next.
 */
async function carryOutDecision(req: PayloadRequest, story: Story): Promise<Settled> {
  const video = await settleVideo(req, story);
  const isDecided = story.status === "Published" ? video !== undefined && isShown(video) : isDeclined(story);
  if (isDecided) await queueMail(req.payload, await mailAbout(req, story, video), req);
  const done = { status: story.status, carriedOut: story.status };
  if (await note(req, story, { carriedOut: story.status })) return { ...done, video: video?.id ?? null };
  const now = await findFirst(req.payload, "stories", { id: { equals: story.id } }, { req });
  if (!now) {
    // The storyteller removed the story meanwhile.
    if (video) await removeVideo(req, video);
    return done;
  }
  await passOnChanges(req, story, now);
  return carryOutDecision(req, now);
}

async function mailAbout(req: PayloadRequest, story: Story, video: Video | undefined): Promise<Mail> {
  const recipient = await recipientFor(req.payload, story);
  if (story.status !== "Published" || !video) return declinedMail(recipient, story);
  const record = await consentRecord(req.payload, "stories", story.id);
  return publishedMail(recipient, {
    video,
    isPrepared: await isPrepared(req, video),
    withdrawal: record?.withdrawal,
  });
}

type Published = {
  video: Video;
  /** Whether it already plays everywhere. */
  isPrepared: boolean;
  /** What the storyteller needs to withdraw their consent. */
  withdrawal: Withdrawal | undefined;
};

function publishedMail(recipient: Recipient, { video, isPrepared, withdrawal }: Published): Mail {
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("stories.publishedSubject"),
    words(isPrepared ? "stories.published" : "stories.publishedUnprepared"),
    { label: words("stories.watch"), link: addressOfVideo(video) },
    ...(withdrawal ? withdrawalParts(withdrawal, recipient, words) : []),
  );
}

function declinedMail(recipient: Recipient, { reason }: Story): Mail {
  const words = mailWords(recipient.language);
  return letter(recipient, words("stories.declinedSubject"), words("stories.declined"), {
    quote: reason ?? "",
  });
}

/** A withdrawn consent always wins and needs no answer. */
function isDeclined({ status, withdrawnAt }: Story): boolean {
  return status === "Declined" && !withdrawnAt;
}

async function settleVideo(req: PayloadRequest, story: Story): Promise<Video | undefined> {
  // An objection may have arisen since; any decision but publishing is one too.
  const proposed = await factsOf(req, await proposedVideo(req, story, story), story);
  const isPublished = objectionTo(proposed) === undefined;
  const video = (await videoOfStory(req, story)) ?? (isPublished ? await createVideo(req, story) : undefined);
  if (!video) return undefined;
  // Linked before it is shown, so a withdrawal finds it.
  const isLinked = idOf(story.video) === video.id || (await note(req, story, { video: video.id }));
  if (!isLinked) return video;
  await linkOthers(req, story, video);
  const status = isPublished ? ("Active" as const) : statusOfVideo[story.status];
  const isLeftInTrash = isTrashed(video) && !isPublished;
  if (video.status === status && (!isTrashed(video) || isLeftInTrash)) return video;
  const publishUnprepared = isPublished ? story.publishUnprepared : video.publishUnprepared;
  try {
    return await req.payload.update({
      collection: "videos",
      id: video.id,
      // Publishing a story also restores its video from the trash.
      data: { status, publishUnprepared, ...(isPublished && { deletedAt: null }) },
      depth: 0,
      trash: true,
      req,
    });
  } catch (error) {
    // A colleague's save or a withdrawal may have changed the decision first.
    const isChanged = error instanceof ValidationError && !(await note(req, story, { video: video.id }));
    if (isChanged) return video;
    throw error;
  }
}

/** Makes others' withdrawals take the video down too, even when their record is in the trash. */
async function linkOthers(req: PayloadRequest, { id }: Story, video: Video): Promise<void> {
  const where: Where = { and: [{ story: { equals: id } }, { video: { exists: false } }] };
  await updateIf(req.payload, { collection: "others-consents", where, data: { video: video.id }, req });
}

async function createVideo(req: PayloadRequest, story: Story): Promise<Video | undefined> {
  const clip = idOf(story.file);
  if (!clip) return undefined;
  const data = {
    slug: story.slug,
    ...wordsOfStory(story),
    name: story.title || story.name,
    videoType: story.shownAs,
    videoLink: clip,
    status: "Pending" as const,
  };
  try {
    return await req.payload.create({ collection: "videos", data, depth: 0, req });
  } catch (error) {
    // Another process carrying out the same decision may have taken the slug first.
    const made = error instanceof ValidationError && (await videoOfStory(req, story));
    if (made) return made;
    throw error;
  }
}

/** Returns whether the video plays everywhere, so the mail can say so. */
async function isPrepared(req: PayloadRequest, video: Video): Promise<boolean> {
  const clip = idOf(video.videoLink);
  const facts = await factsOf(req, { ...video, publishUnprepared: false });
  return clip !== undefined && refusalToPublish(facts)?.objection !== "unprepared";
}

async function removeVideo(req: PayloadRequest, { id }: Video): Promise<void> {
  const where: Where = { id: { equals: id } };
  await req.payload.delete({ collection: "videos", where, depth: 0, trash: true, req });
}

/** Notes what was done, unless the decision or name has changed. Returns whether it did. */
function note(
  req: PayloadRequest,
  { id, status, name }: Story,
  data: { carriedOut?: string; video?: string },
) {
  const where: Where = {
    and: [{ id: { equals: id } }, { status: { equals: status } }, { name: { equals: name } }],
  };
  return updateIf(req.payload, { collection: "stories", where, data, req });
}

/** Copies changes of a story to its video; edits made there stay. */
async function passOnChanges(req: PayloadRequest, before: Story, after: Story): Promise<void> {
  const data = changedWords(before, after);
  const video = Object.keys(data).length > 0 ? await videoOfStory(req, after) : undefined;
  if (video) {
    await req.payload.update({ collection: "videos", id: video.id, data, depth: 0, trash: true, req });
  }
}

/** Carries out decisions whose save failed to do so. */
export async function finishDecisions(payload: Payload): Promise<void> {
  await finishDecisionsBefore(payload, new Date(Date.now() - GRACE_MS));
}

/** Carries out unfinished decisions saved before a moment; at start, no saving process is still running. */
export async function finishDecisionsBefore(payload: Payload, moment: Date): Promise<void> {
  const undone: Where[] = ["Pending", "Published", "Declined", "Withdrawn"].map((status) => {
    const decided: Where = { status: { equals: status } };
    return { and: [decided, { carriedOut: { not_equals: status } }] };
  });
  const docs = await findAll(payload, "stories", {
    and: [{ or: undone }, { updatedAt: { less_than: moment.toISOString() } }],
  });
  for (const story of docs) {
    try {
      await carryOutDecision(await createLocalReq({}, payload), story);
    } catch (error) {
      payload.logger.error({
        err: withoutValues(error),
        msg: `The decision about story ${story.id} couldn't be carried out and will be tried again`,
      });
    }
  }
}
