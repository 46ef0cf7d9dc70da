import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { z } from "zod";

import type { Ffmpeg } from "../../lib/ffmpeg/ffmpeg";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { decodedPicture, pictureFilters } from "./encode";
import { readFrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import { soundCoding } from "./loudness";
import { UnevenFilm } from "./make-even";
import { NOTHING_LEFT, PreparationError, UNREADABLE } from "./preparation-error";
import {
  CLIP_SECONDS_MAX,
  fileCoding,
  fitted,
  frameRateOf,
  MAIN,
  pictureCoding,
  SHORT_SIDE_MAX,
  workLimitsOf,
} from "./rendition-plan";
import { findVoice } from "./voice";

/** A part of a film, in seconds from its beginning. */
export type Part = { start: number; end: number };

const share = z.number().min(0).max(1);

/** Hides part of a film for a while: times in seconds, places as fractions of the picture. */
export const coverSchema = z
  .object({
    ...{ start: z.number().min(0), end: z.number() },
    ...{ left: share, top: share, width: share, height: share },
    /** Shows the frame of this moment instead of black. */
    still: z.number().min(0).optional(),
  })
  .refine(({ width, height }) => width > 0 && height > 0);

export type Cover = z.output<typeof coverSchema>;

/** A change to a film: keep one part, cover something, or leave out what the storyteller recorded again. */
export type Edit = { part: Part } | { cover: Cover } | { leftOut: LeftOut };

type Options = { ffmpeg: Ffmpeg; file: string; edit: Edit; signal?: AbortSignal };

/**
 * Writes an edited film, exact to the frame. It is encoded like a main rendition, so making renditions of it changes
 * nothing else.
 * @throws PreparationError, ProgramError; the signal's reason when that is aborted.
 */
export async function makeEdited({ ffmpeg, file, edit, signal }: Options, made: string): Promise<void> {
  const found = await inspectClip(ffmpeg.ffprobe, file, signal);
  const { picture } = found;
  const timing = await readFrameTiming(ffmpeg.ffprobe, file, picture, signal);
  const rate = frameRateOf(timing);
  if (found.isStream && timing.jumps) throw new UnevenFilm(UNREADABLE);
  const pictureEnd = timing.end - found.start;
  const listening = { ffmpeg: ffmpeg.ffmpeg, file, signal, limits: workLimitsOf(CLIP_SECONDS_MAX) };
  const { voice, end: soundEnd } = await findVoice(listening, found.sounds);
  const length = Math.max(pictureEnd, soundEnd);
  const { start, end } = "part" in edit ? edit.part : { start: 0, end: length };
  const limits = workLimitsOf(end - start);
  const sound = voice && `[0:${voice.sound.index}]${voice.form.plain}`;
  const shown = { ffmpeg, input: file, inspection: found, timing, limits };
  const filters = pictureFilters({ ...shown, length }, fitted(picture, SHORT_SIDE_MAX));
  const streams = {
    picture: `[0:${picture.index}]${filters}`,
    still: `[1:${picture.index}]${filters}`,
    ...{ sound, end },
  };
  await runProgram(
    ffmpeg.ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", "-ss", start.toFixed(3)],
      ...decodedPicture(shown),
      ...stillInput(edit, shown),
      ...["-filter_complex", graphOf(edit, streams), "-map", "[picture]", ...pictureCoding(MAIN, rate)],
      ...(sound ? ["-map", "[sound]", ...soundCoding(MAIN.soundKilobits)] : []),
      ...[...fileCoding(MAIN), "-t", (end - start).toFixed(3), `file:${made}`],
    ],
    { timeLimitMs: limits.timeLimitMs, fileMaxBytes: limits.fileMaxBytes, signal },
  );
}

function stillInput(edit: Edit, shown: Parameters<typeof decodedPicture>[0]): string[] {
  if (!("cover" in edit) || edit.cover.still === undefined) return [];
  return ["-ss", edit.cover.still.toFixed(3), ...decodedPicture(shown)];
}

/** The start of each graph; `still` is the picture to take a frame from. `end` is in seconds. */
type Streams = { picture: string; still: string; sound: string | undefined; end: number };

function graphOf(edit: Edit, streams: Streams): string {
  const { picture, sound } = streams;
  if ("leftOut" in edit) return keptGraph(edit.leftOut, streams);
  return [
    ...("cover" in edit ? coveredGraph(edit.cover, streams) : [`${picture}[picture]`]),
    ...(sound === undefined ? [] : [`${sound}[sound]`]),
  ].join(";");
}

function coveredGraph({ start, end, left, top, width, height, still }: Cover, streams: Streams) {
  const during = `enable='between(t,${start},${end})'`;
  if (still === undefined) {
    const place = `x=iw*${left}:y=ih*${top}:w=iw*${width}:h=ih*${height}`;
    return [`${streams.picture},drawbox=${place}:color=black:t=fill:${during}[picture]`];
  }
  return [
    `${streams.still},trim=end_frame=1,setpts=0,loop=loop=-1:size=1[still]`,
    `${streams.picture}[moving];[moving][still]overlay=shortest=1:${during}[picture]`,
  ];
}

/** Shorter parts may have no frame, and empty parts cannot be joined. */
const LEAST_PART_SECONDS = 0.1;

/**
 * Cuts out the parts to keep and joins them.
 * @throws PreparationError when nothing is left
 */
function keptGraph(leftOut: LeftOut, { picture, sound, end }: Streams): string {
  const starts = [0, ...leftOut.map(([, to]) => to)];
  const kept = starts
    .map((start, index) => ({ start, end: Math.min(leftOut[index]?.[0] ?? end, end) }))
    .filter((part) => part.end - part.start >= LEAST_PART_SECONDS)
    .map((part) => `start=${part.start}:end=${part.end}`);
  if (kept.length === 0) throw new PreparationError(NOTHING_LEFT);
  const names = (kind: string) => kept.map((_, index) => `[${kind}${index}]`).join("");
  const count = kept.length;
  return [
    `${picture},split=${count}${names("v")}`,
    ...kept.map((part, index) => `[v${index}]trim=${part},setpts=PTS-STARTPTS[p${index}]`),
    ...(sound === undefined
      ? [`${names("p")}concat=n=${count}:v=1:a=0[picture]`]
      : [
          `${sound},asplit=${count}${names("a")}`,
          ...kept.map((part, index) => `[a${index}]atrim=${part},asetpts=PTS-STARTPTS[s${index}]`),
          `${kept.map((_, index) => `[p${index}][s${index}]`).join("")}concat=n=${count}:v=1:a=1[picture][sound]`,
        ]),
  ].join(";");
}
