import { gapsOf } from "@lampstand/contract/kept";
import { keptSchema, leftOutSchema } from "@lampstand/contract/schemas/submissions";
import type { Payload } from "payload";

import { inTransaction } from "../../lib/db/transactions";
import { adminError } from "../../lib/errors";
import { fileStore } from "../../lib/files/file-store";
import type { FileName } from "../../lib/files/stored-files";
import type { Clip } from "../../payload-types";
import { cuesLater, cuesWithin, moveCaptions } from "../captions/move-captions";
import { type Cover, coverSchema, type Edit, type Part } from "../preparation/make-edited";
import { pathsOfClip, renditionsOf } from "../preparation/prepared";
import { longestOf } from "../preparation/rendition-plan";
import { goneWithRecord } from "../revalidation/gone";
import { queueRevalidation } from "../revalidation/outbox";
import { updateClip } from "./clip-state";
import {
  BROKEN_OFF,
  COVER,
  giveUpTask,
  NO_FFMPEG,
  noteEdited,
  noteTaskFailure,
  requestTask,
  WHOLE,
} from "./clip-tasks";
import { MOST_CLAIMS } from "./jobs";
import { type Claimed, keepPrepared, type PrepareClip, progressWriter, workOnJob } from "./keep-prepared";

/** The shortest part that a cut may leave, in seconds. */
export const PART_SECONDS_MIN = 3;

/** How far a time may lie past the end, because players round it. */
const ROUNDING_SECONDS = 0.5;

/**
 * Requests a cut that leaves only this part of a clip, which is hidden until then.
 * @throws APIError for staff if this part can't be shown.
 */
export async function requestCut(payload: Payload, clip: Clip, { start, end }: Part): Promise<void> {
  const duration = clip.duration ?? 0;
  if (!(start >= 0 && end <= duration + ROUNDING_SECONDS))
    throw adminError("The video doesn’t have this time.");
  const last = Math.min(end, duration);
  if (last - start < PART_SECONDS_MIN)
    throw adminError(
      `At least ${PART_SECONDS_MIN} seconds must remain, and the end must come after the start.`,
    );
  if (start === 0 && last === duration)
    throw adminError("That’s the whole video, so there’s nothing to cut.");
  await requestTask(payload, clip, `${start.toFixed(3)}-${last.toFixed(3)}`);
}

/**
 * Requests covering something in a clip, which is hidden until then.
 * @throws APIError for staff if the video has no such moment.
 */
export async function requestCover(payload: Payload, clip: Clip, cover: Cover): Promise<void> {
  const duration = (clip.duration ?? 0) + ROUNDING_SECONDS;
  if (!(cover.start < cover.end && cover.end <= duration && (cover.still ?? 0) <= duration))
    throw adminError("The video doesn’t have these times. The end must come after the start.");
  await requestTask(payload, clip, COVER + JSON.stringify(cover));
}

/**
 * Requests preparing the film again as it was uploaded.
 * @throws APIError for staff if this isn't possible.
 */
export async function undoCut(payload: Payload, clip: Clip): Promise<void> {
  if (!clip.isCovered && (clip.cutFrom === null || clip.cutFrom === undefined))
    throw adminError("This video hasn’t been changed.");
  if (clip.originalRemovedAt) throw adminError("The original upload is gone, so we can’t restore the rest.");
  await requestTask(payload, clip, WHOLE);
}

const ANOTHER_FILE =
  "A backup was restored that contains an older file for this video. Please upload the newer file again, then cut and cover it as before.";

type Work = Claimed & {
  prepareClip: PrepareClip | null;
};

/** Cuts a clip or undoes that. After three failures, leaves the clip as it is and notes the reason. */
export async function cutClip(payload: Payload, work: Work): Promise<void> {
  const { job, clip, prepareClip } = work;
  const [main] = renditionsOf(clip);
  const [task = "", ...later] = (clip.task ?? "").split("\n");
  const edit = editOf(task);
  if (!edit && task !== WHOLE) return giveUpTask(payload, work, ANOTHER_FILE);
  if (!prepareClip || !main) return giveUpTask(payload, work, NO_FFMPEG);
  if (job.claims > MOST_CLAIMS) return giveUpTask(payload, work, BROKEN_OFF);
  const input: FileName = edit
    ? { folder: "renditions", filename: main.filename }
    : { folder: "clips", filename: clip.filename ?? "" };
  return workOnJob(payload, work, {
    work: async (folder, signal) => {
      const onProgress = progressWriter(payload, clip);
      const longest = await longestOf(payload, clip);
      const store = await fileStore();
      const prepared = await store.withLocalFile(
        input,
        (file) =>
          prepareClip({
            input: file,
            edit: edit ?? unsaidOf(clip),
            folder,
            name: clip.id,
            longest,
            onProgress,
            signal,
          }),
        signal,
      );
      const note = (data: Record<string, unknown>) =>
        noteEdit(payload, work, edit, { ...data, task: later.join("\n") || null });
      await keepPrepared(payload, { job, clip, prepared, folder, note });
    },
    fail: (error) => noteTaskFailure(payload, work, error),
  });
}

type StaffEdit = Exclude<Edit, { kept: unknown }>;

/** Returns `undefined` for the whole film. */
function editOf(task: string): StaffEdit | undefined {
  if (task.startsWith(COVER)) return { cover: coverSchema.parse(JSON.parse(task.slice(COVER.length))) };
  const [, start, end] = /^([\d.]+)-([\d.]+)$/.exec(task) ?? [];
  return start === undefined ? undefined : { part: { start: Number(start), end: Number(end) } };
}

function changeOf(edit: StaffEdit | undefined, { cutFrom, loudness }: Clip): Partial<Clip> {
  if (!edit) return { cutFrom: null, isCovered: false };
  if ("cover" in edit) return { isCovered: true, loudness };
  return { cutFrom: (cutFrom ?? 0) + edit.part.start, loudness };
}

/** Returns the edit that puts repeated answers in the place of the first ones; `undefined` without any. */
export function unsaidOf({ leftOut, kept }: Clip): Edit | undefined {
  const spans = leftOutSchema.catch([]).parse(leftOut ?? []);
  if (spans.length === 0) return undefined;
  return { kept: keptSchema.catch(() => gapsOf(spans)).parse(kept) };
}

/** Updates clip and captions together, unless the clip has another task by now. Old files are reported as gone. */
async function noteEdit(
  payload: Payload,
  { clip }: Work,
  edit: StaffEdit | undefined,
  made: Record<string, unknown>,
): Promise<boolean> {
  const before = clip.cutFrom ?? 0;
  const data = {
    ...made,
    ...changeOf(edit, clip),
    chosenFrame: 0,
    edition: (clip.edition ?? 0) + 1,
  };
  let isNoted = false;
  await inTransaction(payload, {}, async (req) => {
    isNoted = await updateClip(payload, clip, data, ["ready"], { task: clip.task ?? "", req });
    if (!isNoted) return;
    if (!edit) await noteEdited(clip, WHOLE);
    if (!edit) await moveCaptions(req, clip.id, (cues) => cuesLater(cues, before));
    else if ("part" in edit) await moveCaptions(req, clip.id, (cues) => cuesWithin(cues, edit.part));
    const gone = goneWithRecord({ collection: "clips", tags: [] }, pathsOfClip(clip));
    await queueRevalidation(payload, { tags: [], gone }, req);
  });
  return isNoted;
}
