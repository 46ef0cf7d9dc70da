import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import { idOf } from "../../lib/id-of";
import { findFirst } from "../../lib/find-all";
import type { OthersConsent, Story, Video } from "../../payload-types";
import { removeJob } from "../clips/jobs";
import { removeMailsOf } from "../mail/kept-mails";
import { createOnce } from "../submissions/submissions";
import { readConsents } from "./consent";

const text = z.string().nullish();

const proof = z.object({
  fullName: z.string(),
  ...{ story: text, video: text, askedAt: text, withdrawnAt: text, consents: z.unknown() },
});

type Asked = { askedAt?: string | null; withdrawnAt?: string | null; consents?: unknown };

/** Returns whether somebody was asked and never answered. People who are asked again have. */
function isUnanswered({ askedAt, withdrawnAt, consents }: Asked): boolean {
  return Boolean(askedAt) && !withdrawnAt && readConsents(consents).length === 0;
}

/** Where consents to a story or video are proven, and by which field. */
const PROOFS = [
  { of: "stories", collection: "others-consents", field: "story" },
  { of: "videos", collection: "others-consents", field: "video" },
  { of: "videos", collection: "testimony-consents", field: "video" },
] as const;

/**
 * Refuses to erase an answer about an existing story or video, since a refusal would be forgotten. Silence counts as
 * one: an unanswered question can only be erased while neither is published.
 */
export const keepNeededProof: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const row: unknown = await req.payload.db.findOne({
    ...{ collection: collection.slug, where: { id: { equals: id } }, req },
  });
  const { fullName, ...stored } = proof.parse(row);
  // The database clears these when the story or video is erased.
  if (!stored.story && !stored.video) return;
  if (!isUnanswered(stored))
    throw adminError(
      `We keep ${fullName}’s answer for as long as the story or its video exists, even in the trash. Please erase those first.`,
    );
  if (await isPublished(req, stored))
    throw adminError(
      `${fullName} hasn’t answered, so the story would appear again. Please unpublish the story and its video first.`,
    );
};

/** Returns whether the story is published, or its video or another one with the same clip. */
async function isPublished(
  req: PayloadRequest,
  { story, video }: Pick<z.output<typeof proof>, "story" | "video">,
): Promise<boolean> {
  const { db } = req.payload;
  const shownStory = story
    ? await db.findOne<Story>({ collection: "stories", where: { id: { equals: story } }, req })
    : null;
  const made = video
    ? await db.findOne<Video>({ collection: "videos", where: { id: { equals: video } }, req })
    : null;
  const clips = [idOf(shownStory?.file), idOf(made?.videoLink)].flatMap((clip) => clip ?? []);
  const where: Where = {
    and: [
      { status: { equals: "Active" } },
      { or: [{ id: { equals: video } }, { videoLink: { in: clips } }] },
    ],
  };
  const active = await req.payload.count({ collection: "videos", where, trash: true, req });
  return shownStory?.status === "Published" || active.totalDocs > 0;
}

/** Before a story or video is erased, starts the retention of its answers or moves them to the film's other video. */
export const beginTimeOfProofs: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const copy = slug === "videos" ? await leaveVideo(req, String(id)) : undefined;
  const data = copy ? { video: copy } : { keptSince: new Date().toISOString() };
  for (const { of, collection, field } of PROOFS)
    if (of === slug)
      await updateIf(req.payload, { collection, where: { [field]: { equals: id } }, data, req });
};

/**
 * Before a video is erased, marks its film and picture if a consent to it was withdrawn.
 * @returns Another video of the same film.
 */
async function leaveVideo(req: PayloadRequest, id: string): Promise<string | undefined> {
  const { payload } = req;
  const video = await findFirst(payload, "videos", { id: { equals: id } }, { trash: true, req });
  const [clip, poster] = [idOf(video?.videoLink), idOf(video?.poster)];
  if (!clip) return undefined;
  if (video?.objection === "withdrawn") {
    const data = { preparation: "withdrawn", task: null };
    await updateIf(payload, { collection: "clips", where: { id: { equals: clip } }, data, req });
    await removeJob(payload, clip, req);
    const [where, deletedAt] = [{ id: { equals: poster } }, new Date().toISOString()];
    if (poster) await updateIf(payload, { collection: "images", where, data: { deletedAt }, req });
  }
  const where: Where = { and: [{ videoLink: { equals: clip } }, { id: { not_equals: id } }] };
  return (await findFirst(payload, "videos", where, { trash: true, req }))?.id;
}

/** Deletes unanswered questions together with their story, unless it became a video. */
export const dropUnanswered: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const collection = "others-consents";
  const where: Where = { and: [{ story: { equals: id } }, { video: { exists: false } }] };
  const { docs } = await req.payload.db.find<OthersConsent>({ collection, where, pagination: false, req });
  const dropped = docs.filter(isUnanswered);
  await req.payload.db.deleteMany({
    collection,
    where: { id: { in: dropped.map(({ id: of }) => of) } },
    req,
  });
  const emails = dropped.map(({ email }) => email);
  if (emails.length > 0) await removeMailsOf(environment().dataDir, emails, req.payload.logger);
};

/**
 * Copies a story's consents to the testimony consents, where they outlive it and their link still works. Safe to
 * repeat.
 * @returns The id of the proof.
 */
export async function keepProof({ payload }: Pick<PayloadRequest, "payload">, story: Story): Promise<string> {
  const { name, email, language, recordedAt, consents, withdrawnAt, withdrawalSeed, withdrawalHash } = story;
  const { tellerAge, danger, isUnnamed, approvedBy } = story;
  // What decides whether the video may be shown.
  const safety = { tellerAge, danger, isUnnamed, approvedBy };
  const proof = { recordedAt, consents, withdrawnAt, withdrawalSeed, withdrawalHash, safety };
  const announcedAt = new Date().toISOString();
  const { id } = await createOnce(
    payload,
    { collection: "testimony-consents", key: `of-story-${story.id}` },
    (submissionKey) =>
      payload.create({
        collection: "testimony-consents",
        data: {
          ...proof,
          fullName: name,
          email,
          language,
          video: idOf(story.video),
          announcedAt,
          submissionKey,
        },
        depth: 0,
      }),
  );
  return id;
}
