import { stat } from "node:fs/promises";

import { isSameMailbox } from "@lampstand/contract/email";
import { isMinor } from "@lampstand/contract/safety";
import { gapsOf, keptSeconds } from "@lampstand/contract/kept";
import { STORY_SLUG_LENGTH } from "@lampstand/contract/limits";
import { isTooLong } from "@lampstand/contract/video-length";
import { type Payload, type PayloadRequest, ValidationError } from "payload";
import { LONGEST_REQUEST_MS } from "@lampstand/runtime/body-times";
import { z } from "zod";

import { query } from "../../lib/db/query";
import { type CheckedVideo, checkVideo, playsInBrowsers, type VideoFault } from "../../lib/files/check-video";
import { fileStore } from "../../lib/files/file-store";
import { uniqueName } from "../../lib/files/file-types";
import { removeMetadata } from "../../lib/files/remove-metadata";
import { HttpError } from "../../lib/http/responses";
import { faultOfStorySlug } from "../../lib/slugs";
import { sentence, type Sentence, type SentenceCode } from "../../messages/sentences";
import { firstPreparation } from "../clips/clip-state";
import { queueJob } from "../clips/jobs";
import { consentColumns } from "../consents/consent-records";
import { CLIP_SECONDS_MAX, longestStory } from "../preparation/rendition-plan";
import { needsParent, readSafetyRules } from "../safety/safety-rules";
import { formerOwner } from "../slugs/former-slugs";
import { createOnce, findSubmission } from "../submissions/submissions";
import { NO_PARENT, type StoryForm } from "./story-form";

type ArrivedStory = { form: StoryForm; file: string; key: string | undefined; signal?: AbortSignal };

const FAULTS: Record<Exclude<VideoFault["fault"], "unknown codec">, SentenceCode> = {
  "no video": "stories.fileNotVideo",
  "not whole": "stories.fileWithoutEnd",
  "no picture": "stories.fileWithoutPicture",
};

function sentenceAbout({ fault, codec }: VideoFault): Sentence {
  if (fault !== "unknown codec") return sentence(FAULTS[fault]);
  return sentence("stories.fileUnknownFormat", { codec: codec || "none" });
}

/**
 * Stores a story for review, once per key. Its record is a single row written last, so there is either the whole story
 * or none.
 * @throws HttpError 409, 415 or 422
 */
export async function storeStory(payload: Payload, { form, file, key, signal }: ArrivedStory): Promise<void> {
  if ((await stat(file)).size === 0) throw noVideo();
  const video = await checkVideo(file, signal);
  if ("fault" in video) throw new HttpError(415, sentenceAbout(video));
  await requireShort(payload, video.facts.duration ?? 0, form);
  const clip = await storeClip(payload, {
    ...{ file, video, signal },
    ...{ title: form.name, slug: form.slug, leftOut: form.leftOut, kept: form.kept },
  });
  try {
    const { isNew } = await createOnce(payload, { collection: "stories", key }, async (submissionKey) => {
      const data = { ...columnsOf(form), file: clip, submissionKey };
      return payload.create({ collection: "stories", data, depth: 0 });
    });
    if (!isNew) await removeUnusedClips(payload, [clip]);
  } catch (error) {
    await removeUnusedClips(payload, [clip]);
    // Of two identical stories, the later may first fail on the short name.
    if (await findSubmission(payload, { collection: "stories", key })) return;
    throw refusalOf(error);
  }
}

/**
 * Refuses a story that is too long after leaving out parts, going by its video's stated length. Preparation catches
 * false ones.
 * @throws HttpError 415, as for any file that cannot be used
 */
async function requireShort(payload: Payload, whole: number, form: StoryForm): Promise<void> {
  const longest = await longestStory(payload);
  const kept = form.kept.length > 0 ? form.kept : gapsOf(form.leftOut);
  const seconds = whole > CLIP_SECONDS_MAX ? whole : keptSeconds(kept, whole);
  if (isTooLong(seconds, longest)) throw new HttpError(415, tooLong(seconds, longest));
}

function tooLong(seconds: number, longest: number): Sentence {
  const [lasts, allowed] = [Math.round(seconds), Math.round(longest)];
  return sentence("stories.tooLong", {
    minutes: Math.floor(lasts / 60),
    seconds: lasts % 60,
    longestMinutes: Math.floor(allowed / 60),
    longestSeconds: allowed % 60,
  });
}

/**
 * Refuses a story whose storyteller must name a parent and has not: nobody can answer in the parent's place.
 * @throws HttpError 422
 */
export async function requireParent(payload: Payload, form: StoryForm): Promise<void> {
  const { tellerAge, parentName, parentEmail, email } = form;
  if (!needsParent(tellerAge, await readSafetyRules(payload))) return;
  if (!parentName || !parentEmail || isSameMailbox(parentEmail, email))
    throw new HttpError(422, sentence(NO_PARENT));
}

export function noVideo(): HttpError {
  return new HttpError(422, sentence("stories.fileRequired"));
}

/** Returns the columns for what was sent and what is proposed for publishing. None may need its own row. */
function columnsOf({ consents, leftOut: _, kept: __, ...sent }: StoryForm) {
  const { isAcceptUnrestricted, isAcceptReceiveFurther } = sent;
  return {
    ...sent,
    ...(!isMinor(sent.tellerAge) && { parentName: "", parentEmail: "" }),
    ...consentColumns({ isAcceptUnrestricted, isAcceptReceiveFurther }, consents),
    // A child's full name must not stand next to the picture.
    title: isMinor(sent.tellerAge) ? sent.name.trim().split(/\s/)[0] : sent.name,
    shownAs: sent.videoType,
    status: "Pending" as const,
  };
}

/** The database decides last whether a name is taken or a field is invalid. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error;
  const [problem] = error.data.errors;
  if (problem?.path === "slug") return slugTaken();
  return new HttpError(422, problem?.message ?? sentence("stories.fieldsRequired"));
}

function slugTaken(): HttpError {
  return new HttpError(409, sentence("stories.slugTaken"));
}

/**
 * Refuses a slug that cannot be a video's, or that a video or story has in any status or the trash, or that a video
 * once had. The sender can choose another.
 * @throws HttpError 409
 */
export async function requireUnusedSlug(payload: Payload, slug: string): Promise<void> {
  const fault = faultOfStorySlug(slug);
  if (fault) throw new HttpError(409, sentence(fault, { min: STORY_SLUG_LENGTH }));
  const asked = { where: { slug: { equals: slug } }, trash: true };
  const isTaken =
    (await payload.count({ collection: "videos", ...asked })).totalDocs > 0 ||
    (await payload.count({ collection: "stories", ...asked })).totalDocs > 0 ||
    (await formerOwner(payload, "videos", slug)) !== undefined;
  if (isTaken) throw slugTaken();
}

const stored = z.object({ id: z.string() });

type VisitorsVideo = Pick<StoryForm, "leftOut" | "kept"> & {
  file: string;
  video: CheckedVideo;
  title: string;
  slug: string;
  signal?: AbortSignal;
};

/**
 * Stores a visitor's video as a clip, without metadata about where and with what it was filmed, and queues its
 * preparation. The record comes first, so a crash leaves no unknown file. The file is moved; Payload would copy it.
 * @returns The clip's id.
 */
async function storeClip(
  payload: Payload,
  { file, video, title, slug, leftOut, kept, signal }: VisitorsVideo,
): Promise<string> {
  const filename = uniqueName(`${slug}.${video.extension}`);
  const hasMetadata = (await removeMetadata(file, signal)) !== "clean";
  const preparation = firstPreparation();
  const data = {
    filename,
    title,
    mimeType: video.mimeType,
    filesize: (await stat(file)).size,
    width: video.facts.width ?? null,
    height: video.facts.height ?? null,
    duration: video.facts.duration ?? null,
    isFromVisitor: true,
    playsAsUploaded: playsInBrowsers(video),
    hasMetadata,
    preparation,
    ...(leftOut.length > 0 && { leftOut }),
    ...(kept.length > 0 && { kept }),
  };
  const { id } = stored.parse(await payload.db.create({ collection: "clips", data }));
  try {
    await (await fileStore()).put({ folder: "clips", filename }, file);
    if (preparation === "waiting") await queueJob(payload, id);
    return id;
  } catch (error) {
    await removeUnusedClips(payload, [id]);
    throw error;
  }
}

/** Removes clips and their files, unless something still uses them. */
export async function removeUnusedClips(
  payload: Payload,
  ids: string[],
  req?: PayloadRequest,
): Promise<void> {
  if (ids.length > 0)
    await payload.delete({ collection: "clips", where: { id: { in: ids } }, trash: true, req });
}

const ORPHANED = `SELECT id FROM clips WHERE is_from_visitor = true AND created_at < ?
  AND id NOT IN (SELECT file_id FROM stories WHERE file_id IS NOT NULL)`;

/** At start: removes visitors' clips that a crash kept from becoming stories, or that nothing needs any more. */
export async function removeOrphanedClips(payload: Payload): Promise<void> {
  // A younger one may be on its way into a store, by another provider.
  const until = new Date(Date.now() - LONGEST_REQUEST_MS).toISOString();
  const orphaned = z.array(z.object({ id: z.string() })).parse(await query(payload.db, ORPHANED, [until]));
  await removeUnusedClips(
    payload,
    orphaned.map(({ id }) => id),
  );
}
