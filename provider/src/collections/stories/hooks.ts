import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type PayloadRequest,
  type Where,
} from "payload";
import { z } from "zod";

import { publishingProblem } from "../../features/clips/publishable";
import { CONSENT_MISSING, hasConsentToPublish } from "../../features/consents/consent-to-publish";
import { holdsNameOf } from "../../features/safety/names";
import { approvals, safetyProblem, withApproval } from "../../features/safety/publishing";
import { removeUnusedClips } from "../../features/stories/clips";
import { videoOfStory } from "../../features/stories/video-of-story";
import { idOf } from "../../lib/id-of";
import { fieldError } from "../../lib/errors";
import type { Story } from "../../payload-types";

/** Refuses a decision that cannot be carried out, in words for staff. */
export const validateDecision: CollectionBeforeValidateHook<Story> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const story = { ...originalDoc, ...data };
  // Whatever is saved along with the decision, what the record keeps as proof counts.
  const { consents, withdrawnAt } = (operation === "update" && originalDoc) || story;
  if (withdrawnAt && story.status !== "Withdrawn") {
    refuse("status", "The storyteller has withdrawn their consent: this story cannot be published.");
  }
  if (story.status === "Declined" && !story.reason?.trim()) {
    refuse("reason", "Please tell the storyteller why.");
  }
  if (story.status !== "Published") return data;
  if (!story.title?.trim()) refuse("title", "Please enter the title under which the site shows the story.");
  if (story.isUnnamed && holdsNameOf(story.title ?? "", story.name ?? "")) refuse("title", NAMES_TELLER);
  if (originalDoc?.status === "Published") return data;
  await requirePublishable({ ...story, consents, withdrawnAt }, req);
  return { ...data, ...(await approved(req, operation === "update" ? originalDoc : undefined)) };
};

/** The first of two colleagues who are needed: the story waits for the second. */
async function approved(req: PayloadRequest, stored: Story | undefined): Promise<Partial<Story>> {
  if (!stored) return {};
  const { approvedBy, isEnough } = await withApproval(req, stored, req.user?.email);
  if (isEnough) return { approvedBy };
  if (approvals(stored.approvedBy).length === approvedBy.length) refuse("status", NEEDS_SECOND);
  return { approvedBy, status: stored.status };
}

const NEEDS_SECOND = "This story could put somebody in danger, so another colleague has to publish it, too.";

const NAMES_TELLER =
  "The title holds the teller's name, and the story is to be shown without it. Please choose another title.";

type Publishable = Partial<Story> & Pick<Story, "consents" | "withdrawnAt">;

async function requirePublishable(story: Publishable, req: PayloadRequest): Promise<void> {
  if (!hasConsentToPublish(story)) refuse("status", CONSENT_MISSING);
  const danger = story.id && (await safetyProblem(req, { id: story.id, tellerAge: story.tellerAge }));
  if (danger) refuse("status", danger);
  const clip = idOf(story.file);
  if (!clip) refuse("status", "This story has no video: it cannot be published.");
  const problem = await publishingProblem(req, clip, Boolean(story.publishUnprepared));
  if (problem) refuse("status", problem);
  if (await videoOfStory(req, story)) return;
  const { docs } = await req.payload.find({
    collection: "videos",
    where: { slug: { equals: story.slug } },
    select: { name: true },
    limit: 1,
    pagination: false,
    trash: true,
    req,
  });
  const [other] = docs;
  if (other) {
    refuse(
      "status",
      `The video ‘${other.name}’ has the web address name ‘${story.slug}’. Change it there first.`,
    );
  }
}

function refuse(path: string, message: string): never {
  throw fieldError("stories", path, message);
}

const names = z.array(z.string()).catch([]);

/**
 * While a story has not been decided about, gives whoever opens or publishes it the site's hashtags that its teller chose.
 * They become the story's own when it is saved: so what arrives is one row, which a crash cannot cut in two.
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

/** What others were asked about a story goes with it, unless a video was made of it. */
export const dropOthersOfStory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where: Where = { and: [{ story: { equals: String(id) } }, { video: { exists: false } }] };
  await req.payload.db.deleteMany({ collection: "others-consents", where, req });
};

/** A visitor's video goes with its story, unless a published video shows it. */
export const removeClipOfStory: CollectionAfterDeleteHook<Story> = async ({ doc, req }) => {
  const clip = idOf(doc.file);
  if (clip) await removeUnusedClips(req.payload, [clip], req);
};
