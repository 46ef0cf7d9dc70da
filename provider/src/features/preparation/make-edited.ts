import { type Kept, shownOf } from "@lampstand/contract/kept";
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

/** A change of a film: one part stays, something is covered, or repeated answers replace the first ones. */
export type Edit = { part: Part } | { cover: Cover } | { kept: Kept };

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
  const shown = { ffmpeg, input: file, inspection: found, timing, limits };
  const filters = pictureFilters({ ...shown, length }, fitted(picture, SHORT_SIDE_MAX));
  const runs = "kept" in edit ? runsOf(edit.kept, length) : [];
  const still = "cover" in edit ? edit.cover.still : undefined;
  const beginnings = [start, ...(still === undefined ? [] : [still]), ...runs.slice(1).map(() => 0)];
  const streams = {
    picture: (input: number) => `[${input}:${picture.index}]${filters}`,
    sound: voice && ((input: number) => `[${input}:${voice.sound.index}]${voice.form.plain}`),
  };
  const graph = "kept" in edit ? keptGraph(runs, streams) : graphOf(edit, streams);
  await runProgram(
    ffmpeg.ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y"],
      ...beginnings.flatMap((beginning) => ["-ss", beginning.toFixed(3), ...decodedPicture(shown)]),
      ...["-filter_complex", graph, "-map", "[picture]", ...pictureCoding(MAIN, rate)],
      ...(voice ? ["-map", "[sound]", ...soundCoding(MAIN.soundKilobits)] : []),
      ...[...fileCoding(MAIN), "-t", (end - start).toFixed(3), `file:${made}`],
    ],
    { timeLimitMs: limits.timeLimitMs, fileMaxBytes: limits.fileMaxBytes, signal },
  );
}

/** The beginnings of an input's filter graphs. */
type Streams = { picture: (input: number) => string; sound: ((input: number) => string) | undefined };

function graphOf(edit: Exclude<Edit, { kept: Kept }>, streams: Streams): string {
  const { picture, sound } = streams;
  return [
    ...("cover" in edit ? coveredGraph(edit.cover, streams) : [`${picture(0)}[picture]`]),
    ...(sound === undefined ? [] : [`${sound(0)}[sound]`]),
  ].join(";");
}

function coveredGraph({ start, end, left, top, width, height, still }: Cover, { picture }: Streams) {
  const during = `enable='between(t,${start},${end})'`;
  if (still === undefined) {
    const place = `x=iw*${left}:y=ih*${top}:w=iw*${width}:h=ih*${height}`;
    return [`${picture(0)},drawbox=${place}:color=black:t=fill:${during}[picture]`];
  }
  return [
    `${picture(1)},trim=end_frame=1,setpts=0,loop=loop=-1:size=1[still]`,
    `${picture(0)}[moving];[moving][still]overlay=shortest=1:${during}[picture]`,
  ];
}

/** Shorter parts may have no frame, and empty parts cannot be joined. */
const LEAST_PART_SECONDS = 0.1;

/**
 * Returns the parts to show, in runs that keep the order of recording. FFmpeg reads the film once for each run: in a
 * single read, everything before a part that was recorded last but comes first would wait in memory.
 * @throws PreparationError when nothing is shown
 */
function runsOf(kept: Kept, length: number): Kept[] {
  const runs: Kept[] = [];
  for (const part of shownOf(kept, length).filter(([from, to]) => to - from >= LEAST_PART_SECONDS)) {
    const run = runs.at(-1);
    if (run && (run.at(-1)?.[0] ?? 0) < part[0]) run.push(part);
    else runs.push([part]);
  }
  if (runs.length === 0) throw new PreparationError(NOTHING_LEFT);
  return runs;
}

/** Returns the graph that cuts the shown parts out of the recording and joins them. */
function keptGraph(runs: Kept[], { picture, sound }: Streams): string {
  const pads = runs.flatMap((run, input) =>
    run.map((_, part) => `[cut${input}_${part}]${sound ? `[acut${input}_${part}]` : ""}`),
  );
  return [
    ...runs.flatMap((run, input) => [
      ...cutOut(run, picture(input), "", input),
      ...(sound ? cutOut(run, sound(input), "a", input) : []),
    ]),
    `${pads.join("")}concat=n=${pads.length}:v=1:a=${sound ? "1[picture][sound]" : "0[picture]"}`,
  ].join(";");
}

/** @param kind The prefix of sound filters' names. */
function cutOut(run: Kept, whole: string, kind: "" | "a", input: number): string[] {
  const copies = run.map((_, part) => `[${kind}copy${input}_${part}]`);
  return [
    `${whole},${kind}split=${run.length}${copies.join("")}`,
    ...run.map(
      ([from, to], part) =>
        `${copies[part]}${kind}trim=start=${from}:end=${to},${kind}setpts=PTS-STARTPTS[${kind}cut${input}_${part}]`,
    ),
  ];
}
