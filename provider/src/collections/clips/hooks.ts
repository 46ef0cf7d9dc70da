import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from "payload";

import { firstPreparation } from "../../features/clips/clip-state";
import { noteEdited, REPLACED } from "../../features/clips/clip-tasks";
import { queueJob, removeJob } from "../../features/clips/jobs";
import { NOTHING_PREPARED } from "../../features/preparation/prepared";
import { removePreparedFiles } from "../../features/clips/prepared-files";
import { removeAfterCommit } from "../../features/media/remove-files";
import { removeMetadata } from "../../lib/files/remove-metadata";
import { keepFromSaves } from "../../lib/db/writes";
import { playsInBrowsers } from "../../lib/files/browser-playable";
import { extensionOf } from "../../lib/files/file-types";
import { movieReader, readingMovie } from "../../lib/files/movie-boxes";
import { type MovieFacts, readMovieFacts } from "../../lib/files/movie-facts";
import type { Clip } from "../../payload-types";
import { PREPARED_BY_WORKER } from "./preparation-fields";

const READABLE_EXTENSIONS: ReadonlySet<string> = new Set(["mp4", "mov"]);

const keepFromWorker = keepFromSaves(...PREPARED_BY_WORKER);

type UploadedFile = NonNullable<PayloadRequest["file"]>;

/** Before a new file is stored: takes out what says where or with what it was filmed, and begins its preparation. */
export const beginPreparation: CollectionBeforeValidateHook<Clip> = async ({ data, originalDoc, req }) => {
  if (!req.file) return data;
  // The seed's clips play everywhere as they are: they are prepared when nothing else is to be.
  const preparation = req.context.isSeeding ? "unprepared" : firstPreparation();
  const hasMetadata = !(await isCleaned(req.file));
  // Whoever agreed to the film before has not seen this one.
  const edition = originalDoc ? (originalDoc.edition ?? 0) + 1 : 0;
  return { ...data, ...NOTHING_PREPARED, preparation, hasMetadata, edition };
};

async function isCleaned({ tempFilePath }: UploadedFile): Promise<boolean> {
  return tempFilePath !== undefined && (await removeMetadata(tempFilePath)) === "clean";
}

/** A save without a file leaves alone what the worker writes. */
export const keepPreparation: CollectionBeforeChangeHook<Clip> = (args): Partial<Clip> =>
  args.req.file ? args.data : keepFromWorker(args);

/** Notes the size and length of a new film beside it, unless they were given. */
export const measureClip: CollectionBeforeChangeHook<Clip> = async ({ data, operation, req }) => {
  if (!req.file) return data;
  const facts = await factsOf(req.file);
  const given: Partial<Clip> = operation === "create" ? data : {};
  return {
    ...data,
    width: given.width ?? facts.width ?? null,
    height: given.height ?? facts.height ?? null,
    duration: facts.duration ?? given.duration ?? null,
    playsAsUploaded: await playsInBrowsers(req.file.name, req.file.tempFilePath ?? req.file.data),
  };
};

async function factsOf(file: UploadedFile): Promise<MovieFacts> {
  if (!READABLE_EXTENSIONS.has(extensionOf(file.name))) return {};
  if (!file.tempFilePath) {
    const { data } = file;
    return readMovieFacts(
      movieReader(data.length, async (position, length) => data.subarray(position, position + length)),
    );
  }
  return readingMovie(file.tempFilePath, readMovieFacts);
}

/** Queues a new file to be prepared; what was made of the one that it replaces goes. */
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
 * Before a clip is deleted: earlier versions of videos and captions that show it go. They could not be brought back
 * without it, and the database would keep the clip for their sake.
 */
export const removeVersionsWithClip: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  const clip = { equals: String(id) };
  await db.deleteVersions({ collection: "videos", where: { "version.videoLink": clip }, req });
  await db.deleteVersions({ collection: "captions", where: { "version.clip": clip }, req });
};

/** Removes what was made of a clip that is deleted. */
export const removePrepared: CollectionAfterDeleteHook<Clip> = async ({ id, req }) => {
  await removeJob(req.payload, String(id), req);
  await removeAfterCommit(req, () => removePreparedFiles(String(id)));
};
