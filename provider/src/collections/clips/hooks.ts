import { stat } from "node:fs/promises";

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from "payload";

import { firstPreparation, removePreparedFiles } from "../../features/clips/clip-state";
import { noteEdited, REPLACED } from "../../features/clips/clip-tasks";
import { queueJob, removeJob } from "../../features/clips/jobs";
import { toAdminError } from "../../features/media/stored-uploads-plugin";
import { NOTHING_PREPARED } from "../../features/preparation/prepared";
import { keepFromSaves } from "../../lib/db/writes";
import { type CheckedVideo, checkVideo, playsInBrowsers } from "../../lib/files/check-video";
import { removeAfterCommit } from "../../lib/files/file-store";
import { removeMetadata } from "../../lib/files/remove-metadata";
import type { Clip } from "../../payload-types";
import { PREPARED_BY_WORKER } from "./preparation-fields";

const keepFromWorker = keepFromSaves(...PREPARED_BY_WORKER);

type UploadedFile = NonNullable<PayloadRequest["file"]>;

/**
 * Before a new file is stored: removes metadata about where or with what it was filmed, notes its size and length
 * unless they are known, and starts its preparation.
 */
export const beginPreparation: CollectionBeforeValidateHook<Clip> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!req.file) return data;
  const facts: Partial<Clip> = (operation === "create" && data) || {};
  const isSeeding = req.context.isSeeding === true;
  const video = isSeeding && facts.width ? undefined : await inspectUpload(req.file);
  return {
    ...data,
    ...NOTHING_PREPARED,
    // The seed's clips contain no metadata and play everywhere: they are prepared only when nothing else waits.
    ...(isSeeding
      ? { hasMetadata: false }
      : await clean(req.file).catch((error: unknown) => {
          throw toAdminError(req, error);
        })),
    preparation: isSeeding ? "unprepared" : firstPreparation(),
    playsAsUploaded: isSeeding || (video !== undefined && playsInBrowsers(video)),
    width: facts.width ?? video?.facts.width ?? null,
    height: facts.height ?? video?.facts.height ?? null,
    duration: video?.facts.duration ?? facts.duration ?? null,
    // Earlier consents don't cover this film.
    edition: originalDoc ? (originalDoc.edition ?? 0) + 1 : 0,
  };
};

async function inspectUpload({ tempFilePath }: UploadedFile): Promise<CheckedVideo | undefined> {
  const video = tempFilePath ? await checkVideo(tempFilePath) : undefined;
  return video && "fault" in video ? undefined : video;
}

async function clean({ tempFilePath }: UploadedFile): Promise<Pick<Clip, "hasMetadata" | "filesize">> {
  if (!tempFilePath || (await removeMetadata(tempFilePath)) !== "clean") return { hasMetadata: true };
  return { hasMetadata: false, filesize: (await stat(tempFilePath)).size };
}

/** Keeps what the worker writes when staff save without a file. */
export const keepPreparation: CollectionBeforeChangeHook<Clip> = (args): Partial<Clip> =>
  args.req.file ? args.data : keepFromWorker(args);

/** Queues a new file for preparation, and removes what was made from the file it replaces. */
export const queueUploaded: CollectionAfterChangeHook<Clip> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!req.file) return doc;
  if (operation === "update") {
    await noteEdited(previousDoc, REPLACED);
    await removeAfterCommit(req, () => removePreparedFiles(doc.id));
  }
  if (doc.preparation === "waiting") await queueJob(req.payload, doc.id, req);
  else await removeJob(req.payload, doc.id, req);
  return doc;
};

/**
 * Before a clip is deleted: removes earlier versions of videos and captions that show it. They couldn't be restored
 * without it, and the database would keep the clip because of them.
 */
export const removeVersionsWithClip: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  const clip = { equals: String(id) };
  await db.deleteVersions({ collection: "videos", where: { "version.videoLink": clip }, req });
  await db.deleteVersions({ collection: "captions", where: { "version.clip": clip }, req });
};

/** Removes what was made from a deleted clip. */
export const removePrepared: CollectionAfterDeleteHook<Clip> = async ({ id, req }) => {
  await removeJob(req.payload, String(id), req);
  await removeAfterCommit(req, () => removePreparedFiles(String(id)));
};
