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
import type { Story, Video } from "../../payload-types";
import { consentRecord } from "../consents/consent-records";
import { type Withdrawal, withdrawalLink } from "../consents/withdrawal-link";
import { letter, type Mail } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { isTrashed } from "../trash/trash";
import { addressOfVideo, isShown } from "../videos/shown";
import { changedWords, proposedVideo, videoOfStory, wordsOfStory } from "../visibility/facts";
import { factsOf, objectionTo, refusalToPublish } from "../visibility/objections";

/** How long whoever saved a decision has to carry it out, before it is taken to have been left undone. */
const GRACE_MS = 60_000;

/** What becomes of the video of a story that is not shown. */
const statusOfVideo = {
  Published: "Declined",
  Pending: "Pending",
  Declined: "Declined",
  Withdrawn: "Declined",
} as const;

/** Carries out what staff decide, when they save it. */
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

type Settled = Pick<Story, "carriedOut"> & { video?: string | null };

/**
 * Makes the video what the decision says, tells the storyteller, and notes both. Done again after a crash on the way,
 * it makes no second video; the mail may then arrive twice. When staff have decided otherwise meanwhile, or the teller
 * has left and is no longer named, that is carried out after it.
 */
async function carryOutDecision(req: PayloadRequest, story: Story): Promise<Settled> {
  const video = await settleVideo(req, story);
  const isTold = story.status === "Published" ? video !== undefined && isShown(video) : isDeclined(story);
  if (isTold) await queueMail(req.payload, await mailAbout(req, story, video), req);
  const done = { carriedOut: story.status };
  if (await note(req, story, done)) return { ...done, video: video?.id ?? null };
  const now = await findFirst(req.payload, "stories", { id: { equals: story.id } }, { req });
  if (!now) {
    // Its teller took the story away meanwhile.
    if (video) await removeVideo(req, video);
    return done;
  }
  await passOnChanges(req, story, now);
  return carryOutDecision(req, now);
}

async function mailAbout(req: PayloadRequest, story: Story, video: Video | undefined): Promise<Mail> {
  if (!video) return decisionMail(story, undefined);
  const record = await consentRecord(req.payload, "stories", story.id);
  return decisionMail(story, {
    video,
    isPrepared: await isPrepared(req, video),
    withdrawal: record?.withdrawal,
  });
}

const WATCH_NOW = "Thank you for your story. We’ve published it, and people can watch it now:";
const WATCH_SOON =
  "Thank you for your story. We’ve published it. We’re still preparing the video, so it may not play on every phone and computer yet. This is where people can watch it:";

type Published = {
  video: Video;
  /** Whether it plays everywhere already. */
  isPrepared: boolean;
  /** What its teller can withdraw their consent by. */
  withdrawal: Withdrawal | undefined;
};

/** What the storyteller is told when staff have decided. */
function decisionMail(story: Story, published: Published | undefined): Mail {
  const { email: to, reason } = story;
  if (story.status === "Published" && published) {
    const { video, isPrepared, withdrawal } = published;
    return letter(
      to,
      "Your story is on our site",
      isPrepared ? WATCH_NOW : WATCH_SOON,
      { label: "Watch your story", link: addressOfVideo(video) },
      ...(withdrawal
        ? [
            "You can change your mind at any time. If you withdraw your consent, we’ll remove your story from the site.",
            { label: "Withdraw my consent", link: withdrawalLink(withdrawal) },
          ]
        : []),
    );
  }
  return letter(
    to,
    "About the story you sent us",
    "Thank you for the story you sent us. We’ve decided not to show it on our site. This is why:",
    { quote: reason ?? "" },
  );
}

/** Who has withdrawn their consent has the last word, and needs no answer. */
function isDeclined({ status, withdrawnAt }: Story): boolean {
  return status === "Declined" && !withdrawnAt;
}

async function settleVideo(req: PayloadRequest, story: Story): Promise<Video | undefined> {
  // Something may speak against it since it was decided, as does any decision but to publish it.
  const proposed = await factsOf(req, await proposedVideo(req, story, story), story);
  const isPublished = objectionTo(proposed) === undefined;
  const video = (await videoOfStory(req, story)) ?? (isPublished ? await createVideo(req, story) : undefined);
  if (!video) return undefined;
  // Linked before it is shown, so that whoever withdraws their consent finds it.
  const isLinked = idOf(story.video) === video.id || (await note(req, story, { video: video.id }));
  if (!isLinked) return video;
  await linkOthers(req, story, video);
  const status = isPublished ? ("Active" as const) : statusOfVideo[story.status];
  const isLeftInTrash = isTrashed(video) && !isPublished;
  if (video.status === status && (!isTrashed(video) || isLeftInTrash)) return video;
  const publishUnprepared = isPublished ? story.publishUnprepared : video.publishUnprepared;
  return req.payload.update({
    collection: "videos",
    id: video.id,
    // Whoever publishes a story wants its video to be seen, wherever it was.
    data: { status, publishUnprepared, ...(isPublished && { deletedAt: null }) },
    depth: 0,
    trash: true,
    req,
  });
}

/** So that whoever of them withdraws takes the video off, also where their record is in the trash. */
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
    // Another process that carries out the same decision may have been quicker, and has the slug.
    const made = error instanceof ValidationError && (await videoOfStory(req, story));
    if (made) return made;
    throw error;
  }
}

/** Whether the storyteller can be told that people can watch the video: nothing is still to be made of its clip. */
async function isPrepared(req: PayloadRequest, video: Video): Promise<boolean> {
  const clip = idOf(video.videoLink);
  const facts = await factsOf(req, { ...video, publishUnprepared: false });
  return clip !== undefined && refusalToPublish(facts)?.objection !== "unprepared";
}

async function removeVideo(req: PayloadRequest, { id }: Video): Promise<void> {
  const where: Where = { id: { equals: id } };
  await req.payload.delete({ collection: "videos", where, depth: 0, trash: true, req });
}

/** Notes what was done, unless the decision or the name is another by now; tells whether it did. */
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

/** What is changed of a story shows in its video; what was changed there stays. */
async function passOnChanges(req: PayloadRequest, before: Story, after: Story): Promise<void> {
  const data = changedWords(before, after);
  const video = Object.keys(data).length > 0 ? await videoOfStory(req, after) : undefined;
  if (video) {
    await req.payload.update({ collection: "videos", id: video.id, data, depth: 0, trash: true, req });
  }
}

/** Carries out decisions that failed to be carried out when they were saved. */
export async function finishDecisions(payload: Payload): Promise<void> {
  await finishDecisionsBefore(payload, new Date(Date.now() - GRACE_MS));
}

/** As `finishDecisions`, of decisions saved before that moment; at start, whoever saved one has ended. */
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
        msg: `What was decided about story ${story.id} is tried again`,
      });
    }
  }
}
