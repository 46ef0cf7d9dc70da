import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  FieldHook,
  PayloadRequest,
  Where,
} from "payload";
import { z } from "zod";

import { translateWith } from "../../admin/texts/text";
import { readConsents } from "../../features/consents/consent";
import { keepProof } from "../../features/consents/proofs";
import { publishingOf, titleProblem } from "../../features/stories/publishing";
import { removeUnusedClips } from "../../features/stories/store-story";
import { proposedVideo, videoOfStory } from "../../features/visibility/facts";
import { factsOf } from "../../features/visibility/objections";
import { fieldError } from "../../lib/errors";
import { idOf } from "../../lib/id-of";
import type { Story, Video } from "../../payload-types";

/** Proof that a record keeps, whatever is saved along with a decision. */
const KEPT = ["id", "consents", "withdrawnAt", "approvedBy", "tellerAge", "danger", "file", "video"] as const;

/** Refuses a decision that can't be carried out, in words for staff. */
export const validateDecision: CollectionBeforeValidateHook<Story> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const t = translateWith(req.t);
  const stored = operation === "update" ? originalDoc : undefined;
  const story = proposed({ ...stored, ...data }, stored);
  if (story.withdrawnAt && story.status !== "Withdrawn") {
    refuse("status", t("stories:withdrawn"));
  }
  if (stored && data?.seenAt && Date.parse(data.seenAt) !== Date.parse(stored.updatedAt)) {
    refuse("status", t("stories:changedMeanwhile"));
  }
  if (story.status === "Declined" && !story.reason?.trim()) {
    refuse("reason", t("stories:reasonMissing"));
  }
  if (story.status !== "Published") return data;
  if (stored?.status !== "Published" || data?.approves)
    return { ...data, ...(await decided(req, story, stored)) };
  const untitled = titleProblem(req, story);
  if (untitled) refuse("title", untitled);
  return data;
};

function proposed(story: Partial<Story>, stored: Story | undefined): Partial<Story> {
  return { ...story, ...(stored && Object.fromEntries(KEPT.map((name) => [name, stored[name]]))) };
}

/**
 * Returns what publishing changes in a story: the approval and the status or, for the first of two approvals, only the
 * approval.
 */
async function decided(
  req: PayloadRequest,
  story: Partial<Story>,
  stored: Story | undefined,
): Promise<Partial<Story>> {
  const facts = await factsOf(req, await proposedVideo(req, story, stored), story);
  const publishing = await publishingOf(req, facts, story);
  if (publishing.does === "nothing") refuse(publishing.path, publishing.problem);
  const { does, approvedBy } = publishing;
  return does === "publish" ? { approvedBy } : { approvedBy, status: stored?.status ?? "Pending" };
}

function refuse(path: string, message: string): never {
  throw fieldError("stories", path, message);
}

const names = z.array(z.string()).catch([]);

/**
 * Until a decision, proposes those of the site's hashtags that the storyteller chose to staff who open or publish the
 * story. Saving makes them the story's own: a new story is thus a single row, which a crash can't leave incomplete.
 */
export const proposeHashtags: FieldHook<Story, Story["hashtags"]> = async ({
  value,
  data,
  findMany,
  req,
}) => {
  const isUndecided = data?.status === "Pending" && !data.video;
  if (findMany || !isUndecided || (value ?? []).length > 0) return value;
  return hashtagsNamed(req, names.parse(data.hastags));
};

async function hashtagsNamed(req: PayloadRequest, chosen: string[]): Promise<string[]> {
  if (chosen.length === 0) return [];
  const every = { select: { name: true }, depth: 0, pagination: false } as const;
  const where: Where = { isForStories: { not_equals: false } };
  const { docs } = await req.payload.find({ collection: "hashtags", where, ...every, req });
  const asked = new Set(chosen.map((name) => name.toLowerCase()));
  return docs.filter(({ name }) => asked.has(name.toLowerCase())).map(({ id }) => id);
}

/** Removes a visitor's clip with its story, unless a published video shows it. */
export const removeClipOfStory: CollectionAfterDeleteHook<Story> = async ({ doc, req }) => {
  const clip = idOf(doc.file);
  if (clip) await removeUnusedClips(req.payload, [clip], req);
};

/** Moves a story's video to the trash and back with the story. A video that was already there stays. */
export const takeVideoAlong: CollectionAfterChangeHook<Story> = async ({ doc, previousDoc, req }) => {
  const [before, now] = [previousDoc.deletedAt ?? null, doc.deletedAt ?? null];
  if (before === now) return doc;
  const video = await videoOfStory(req, doc);
  if (video && (video.deletedAt ?? null) === before) await moveVideo(req, video, now);
  return doc;
};

/**
 * Before a story is erased: moves its video to the trash, and so off the site. Keeps the proof of consent, so that the
 * mailed link to withdraw it still works.
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
