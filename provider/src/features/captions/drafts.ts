import path from "node:path";

import type { Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { type AiService, environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import { findFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { fileStore } from "../../lib/files/file-store";
import type { FileName } from "../../lib/files/stored-files";
import { withTemporaryFile } from "../../lib/files/temporary-files";
import { findFirst } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import { claim, isFree, release, withLease } from "../../lib/lease";
import { withoutValues } from "../../lib/log";
import { wakeWorker } from "../../lib/worker";
import type { Caption } from "../../payload-types";
import { checkCues, type Cue, readCues } from "./cue";
import { extractSound } from "./extract-sound";
import { captionsInTrash, languageName } from "./languages";
import { transcribe, TranscriptionError } from "./transcribe";

const collection = "captions";

/** How often a draft may be started. A second attempt means that the process ended during the first. */
const ATTEMPTS_MAX = 3;

/**
 * Requests a draft of a clip's captions. It is written in the background; the captions show its progress.
 * @returns The id of the captions.
 * @throws An error for staff if the language already has captions or no service can write them.
 */
export async function requestDraft(
  { payload, user }: PayloadRequest,
  { clip, lang }: { clip: string; lang: string },
): Promise<string> {
  if (!environment().transcription) throw adminError(NO_SERVICE);
  const { totalDocs } = await payload.count({ collection: "clips", where: { id: { equals: clip } } });
  if (totalDocs === 0) throw adminError("This clip no longer exists.");
  const existing = await captionsIn(payload, clip, lang);
  const waiting = { transcription: "waiting" as const, problem: null, attempts: 0, leaseUntil: null };
  if (!existing) {
    const data = { clip, lang, cues: [], isDraft: true, ...waiting };
    const created = await payload.create({ collection, data, depth: 0, user });
    await wakeWorker("captionDrafts");
    return created.id;
  }
  if (existing.deletedAt) throw adminError(captionsInTrash(lang));
  if (readCues(existing.cues).length > 0) {
    throw adminError(`This clip already has captions in ${languageName(lang)}.`);
  }
  await updateIf(payload, {
    collection,
    where: { and: [{ id: { equals: existing.id } }, { transcription: { not_equals: "waiting" } }] },
    data: { ...waiting, isDraft: true },
  });
  await wakeWorker("captionDrafts");
  return existing.id;
}

const NO_SERVICE = "No transcription service is set up. Set TRANSCRIBE_URL to use one.";

async function captionsIn(payload: Payload, clip: string, lang: string): Promise<Caption | undefined> {
  const where: Where = { and: [{ clip: { equals: clip } }, { lang: { equals: lang } }] };
  return findFirst(payload, collection, where, { trash: true });
}

export async function writeCaptionDrafts(payload: Payload): Promise<undefined> {
  const service = environment().transcription;
  // Drafts wait while FFmpeg doesn't answer.
  if (service) await findFfmpeg();
  for (;;) {
    const draft = await claimNext(payload);
    if (!draft) return undefined;
    await (service ? writeDraft(payload, draft, service) : fail(payload, draft, NO_SERVICE));
  }
}

type Draft = { id: string; clip: string; lang: string; attempt: number };

/** Claims the next free draft for this process, for the length of the lease. */
async function claimNext(payload: Payload): Promise<Draft | undefined> {
  const now = new Date();
  const found = await findFirst(
    payload,
    collection,
    { and: [{ transcription: { equals: "waiting" } }, isFree(now)] },
    { sort: ["createdAt", "id"] },
  );
  const clip = idOf(found?.clip);
  if (!found || !clip) return undefined;
  const attempts = found.attempts ?? 0;
  const draft = { id: found.id, clip, lang: found.lang, attempt: attempts + 1 };
  const isOurs = await claim(
    payload,
    {
      collection,
      where: { and: [{ id: { equals: found.id } }, { attempts: { equals: attempts } }] },
      data: { attempts: draft.attempt },
    },
    now,
  );
  // Another process was quicker; there may be more drafts.
  if (!isOurs) return claimNext(payload);
  if (draft.attempt <= ATTEMPTS_MAX) return draft;
  await fail(payload, draft, "The server stopped three times while it was writing this draft.");
  return claimNext(payload);
}

/** Matches a draft that this process still holds: not deleted and not taken over. */
function heldDraft({ id, attempt }: Draft): { collection: typeof collection; where: Where } {
  const where: Where = {
    and: [
      { id: { equals: id } },
      { transcription: { equals: "waiting" } },
      { attempts: { equals: attempt } },
    ],
  };
  return { collection, where };
}

function writeDraft(payload: Payload, draft: Draft, service: AiService): Promise<void> {
  return withLease(payload, heldDraft(draft), async (lost) => {
    try {
      const cues = await cuesOfClip(payload, draft, { service, signal: lost });
      const data = { cues, transcription: null, problem: null, isDraft: true };
      await release(payload, {
        ...heldDraft(draft),
        data: { ...data, updatedAt: new Date().toISOString() },
      });
    } catch (error) {
      // The draft was deleted or taken over.
      if (lost.aborted) return;
      if (!(error instanceof TranscriptionError)) {
        payload.logger.error({
          err: withoutValues(error),
          msg: `The draft ${draft.id} could not be written`,
        });
      }
      await fail(payload, draft, error instanceof TranscriptionError ? error.message : UNEXPECTED);
    }
  });
}

const UNEXPECTED = "Something went wrong while we were writing this draft. See the log for details.";

async function fail(payload: Payload, draft: Draft, problem: string): Promise<void> {
  payload.logger.warn(`The draft of captions ${draft.id} could not be written: ${problem}`);
  await release(payload, { ...heldDraft(draft), data: { transcription: "failed", problem } });
}

async function cuesOfClip(
  payload: Payload,
  { clip, lang }: Draft,
  { service, signal }: { service: AiService; signal: AbortSignal },
): Promise<Cue[]> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new TranscriptionError(NO_FFMPEG);
  const found = await fileOfClip(payload, clip);
  if (!found) throw new TranscriptionError("This clip’s file is missing.");
  const store = await fileStore();
  return withTemporaryFile(async (file) => {
    const extract = (input: string) => extractSound(ffmpeg.ffmpeg, { input, output: file, signal });
    await store.withLocalFile(found, extract, signal);
    const cues = await transcribe(service, { file, lang, signal });
    const problem = checkCues(cues);
    if (problem !== true) throw new TranscriptionError(problem);
    return cues;
  }, ".mp3");
}

const NO_FFMPEG =
  "The server can’t extract the clip’s sound because FFmpeg is missing. Please tell the person who looks after the server.";

const stored = z.looseObject({
  filename: z.string().nullish(),
  renditions: z.array(z.looseObject({ filename: z.string() })).catch([]),
});

/** Returns a clip's own file, or one of its renditions if that was removed. */
async function fileOfClip(payload: Payload, id: string): Promise<FileName | undefined> {
  const { docs } = await payload.db.find({ collection: "clips", where: { id: { equals: id } }, limit: 1 });
  const parsed = stored.safeParse(docs[0]);
  if (!parsed.success) return undefined;
  const { filename, renditions } = parsed.data;
  const files: FileName[] = [
    ...(filename ? [{ folder: "clips" as const, filename: path.basename(filename) }] : []),
    ...renditions.map((rendition) => ({
      folder: "renditions" as const,
      filename: path.basename(rendition.filename),
    })),
  ];
  const store = await fileStore();
  for (const file of files) if (await store.find(file)) return file;
  return undefined;
}
