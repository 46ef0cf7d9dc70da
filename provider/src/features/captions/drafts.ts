import type { Payload, PayloadRequest, Where } from "payload";

import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import { findFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { findFirst } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import { claim, isFree, release, withLease } from "../../lib/lease";
import { withoutValues } from "../../lib/log";
import { wakeWorker } from "../../lib/worker";
import type { Caption } from "../../payload-types";
import { NO_TRANSLATION } from "../translation/translate";
import { readCues } from "./cue";
import { DraftError } from "./draft-error";
import { captionsInTrash, languageName } from "./languages";
import { NO_TRANSCRIPTION, transcribeClip } from "./transcribe-clip";
import { cuesToTranslate, noWordsIn, translateCaptions } from "./translate-captions";

const collection = "captions";

/** How often a draft may be started. A second attempt means that the process ended during the first. */
const ATTEMPTS_MAX = 3;

type Request = {
  clip: string;
  lang: string;
  /** The language of the captions to translate; without it, the sound is transcribed. */
  from?: string;
};

/**
 * Requests a draft of a clip's captions. It is written in the background; the captions show its progress.
 * @returns The id of the captions.
 * @throws An error for staff if the language already has captions or no service can write them.
 */
export async function requestDraft(req: PayloadRequest, request: Request): Promise<string> {
  const { payload, user } = req;
  const { clip, lang, from } = request;
  await requireSource(payload, request);
  const existing = await captionsIn(payload, clip, lang);
  const waiting = {
    transcription: "waiting" as const,
    translatedFrom: from ?? null,
    problem: null,
    attempts: 0,
    leaseUntil: null,
  };
  if (!existing) {
    const data = { clip, lang, cues: [], isDraft: true, ...waiting };
    const id = await payload.create({ collection, data, depth: 0, user }).then(
      (created) => created.id,
      async (error: unknown) => {
        // Somebody pressed the same button at the same moment.
        const other = await captionsIn(payload, clip, lang);
        if (other?.transcription !== "waiting") throw error;
        return other.id;
      },
    );
    await wakeWorker("captionDrafts");
    return id;
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

async function requireSource(payload: Payload, { clip, from }: Request): Promise<void> {
  const { transcription, translation } = environment();
  if (from === undefined && !transcription) throw adminError(NO_TRANSCRIPTION);
  if (from !== undefined && !translation) throw adminError(NO_TRANSLATION);
  const problem = await problemOfClip(payload, clip);
  if (problem) throw adminError(problem);
  if (from === undefined) return;
  if ((await cuesToTranslate(payload, clip, from)).length === 0) throw adminError(noWordsIn(from));
}

/** Returns why a clip's words may not be sent to a service; `undefined` if they may. */
async function problemOfClip(payload: Payload, id: string): Promise<string | undefined> {
  const clip = await findFirst(payload, "clips", { id: { equals: id } });
  if (!clip) return "This clip no longer exists.";
  return clip.preparation === "withdrawn" ? "The consent to show this video was withdrawn." : undefined;
}

async function captionsIn(payload: Payload, clip: string, lang: string): Promise<Caption | undefined> {
  const where: Where = { and: [{ clip: { equals: clip } }, { lang: { equals: lang } }] };
  return findFirst(payload, collection, where, { trash: true });
}

export async function writeCaptionDrafts(payload: Payload): Promise<undefined> {
  // Drafts wait while FFmpeg doesn't answer.
  if (environment().transcription) await findFfmpeg();
  for (;;) {
    const draft = await claimNext(payload);
    if (!draft) return undefined;
    await writeDraft(payload, draft);
  }
}

type Draft = { id: string; clip: string; lang: string; from: string | undefined; attempt: number };

/** Claims the next free draft for this process, for the length of the lease. */
async function claimNext(payload: Payload): Promise<Draft | undefined> {
  for (;;) {
    const now = new Date();
    const found = await findFirst(
      payload,
      collection,
      { and: [{ transcription: { equals: "waiting" } }, { clip: { exists: true } }, isFree(now)] },
      { sort: ["createdAt", "id"] },
    );
    const clip = idOf(found?.clip);
    if (!found || !clip) return undefined;
    const { id, lang, translatedFrom, attempts } = found;
    const draft = { id, clip, lang, from: translatedFrom ?? undefined, attempt: (attempts ?? 0) + 1 };
    const unclaimed: Where = {
      and: [
        { id: { equals: id } },
        { attempts: typeof attempts === "number" ? { equals: attempts } : { exists: false } },
      ],
    };
    const data = { attempts: draft.attempt };
    // Another process may be quicker.
    if (!(await claim(payload, { collection, where: unclaimed, data }, now))) continue;
    if (draft.attempt <= ATTEMPTS_MAX) return draft;
    await fail(payload, draft, "The server stopped three times while it was writing this draft.");
  }
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

function writeDraft(payload: Payload, draft: Draft): Promise<void> {
  return withLease(payload, heldDraft(draft), async (lost) => {
    try {
      const { clip, lang: to, from } = draft;
      const refused = await problemOfClip(payload, clip);
      if (refused) throw new DraftError(refused);
      const cues = await (from === undefined
        ? transcribeClip(payload, { clip, lang: to, signal: lost })
        : translateCaptions(payload, { clip, from, to, signal: lost }));
      const data = { cues, transcription: null, translatedFrom: null, problem: null, isDraft: true };
      await release(payload, {
        ...heldDraft(draft),
        data: { ...data, updatedAt: new Date().toISOString() },
      });
    } catch (error) {
      // The draft was deleted or taken over.
      if (lost.aborted) return;
      if (!(error instanceof DraftError)) {
        payload.logger.error({
          err: withoutValues(error),
          msg: `The draft ${draft.id} could not be written`,
        });
      }
      await fail(payload, draft, error instanceof DraftError ? error.message : UNEXPECTED);
    }
  });
}

const UNEXPECTED = "Something went wrong while we were writing this draft. See the log for details.";

async function fail(payload: Payload, draft: Draft, problem: string): Promise<void> {
  payload.logger.warn(`The draft of captions ${draft.id} could not be written: ${problem}`);
  await release(payload, { ...heldDraft(draft), data: { transcription: "failed", problem } });
}
