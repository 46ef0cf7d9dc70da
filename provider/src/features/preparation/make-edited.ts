import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { z } from "zod";

import { decodedArguments, type Ffmpeg } from "../../lib/ffmpeg/ffmpeg";
import { inspectVideo } from "../../lib/ffmpeg/inspect-video";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { readFrameTiming } from "./frame-timing";
import { soundCoding } from "./loudness";
import { PreparationError, UNREADABLE } from "./preparation-error";
import { fileCoding, frameRateOf, MAIN, pictureCoding, workLimitsOf } from "./rendition-plan";
import { findVoice } from "./voice";

/** A part of a film, in seconds from its beginning. */
export type Part = { start: number; end: number };

const share = z.number().min(0).max(1);

/** What is not to be seen of a film for a while: times in seconds, places in parts of the picture. */
export const coverSchema = z
  .object({
    ...{ start: z.number().min(0), end: z.number() },
    ...{ left: share, top: share, width: share, height: share },
    /** Instead of black, the whole picture is that of this moment. */
    still: z.number().min(0).optional(),
  })
  .refine(({ width, height }) => width > 0 && height > 0);

export type Cover = z.output<typeof coverSchema>;

/** What is changed of a film: a part of it is left, something is covered, or what its teller said again is left out. */
export type Edit = { part: Part } | { cover: Cover } | { leftOut: LeftOut };

type Options = { ffmpeg: Ffmpeg; file: string; edit: Edit; signal?: AbortSignal };

/**
 * Writes a film with something changed, exact to the frame. It is encoded as a main rendition is, so that nothing else of it
 * is changed by what is made of it.
 * @throws PreparationError, ProgramError; the signal's reason when that is aborted.
 */
export async function makeEdited({ ffmpeg, file, edit, signal }: Options, made: string): Promise<void> {
  const found = await inspectVideo(ffmpeg.ffprobe, file, { signal });
  if (!found) throw new PreparationError(UNREADABLE);
  const { picture } = found;
  const timing = await readFrameTiming(ffmpeg.ffprobe, file, picture, signal);
  const rate = frameRateOf(timing);
  const { start, end } =
    "part" in edit ? edit.part : { start: 0, end: Math.max(found.duration ?? 0, timing.seconds) };
  const { seconds, timeLimitMs, fileMaxBytes } = workLimitsOf(end - start);
  const { voice } = await findVoice(
    { ffmpeg: ffmpeg.ffmpeg, file, limits: workLimitsOf(end), signal },
    found.sounds,
  );
  const sound = voice && `[0:${voice.sound.index}]${voice.form.plain}`;
  const streams = { picture: `0:${picture.index}`, sound, rate };
  await runProgram(
    ffmpeg.ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", "-ss", start.toFixed(3)],
      ...decodedArguments(file, seconds, timing.mostPixels),
      ...stillInput(edit, file, seconds),
      ...["-filter_complex", graphOf(edit, streams), "-map", "[picture]", ...pictureCoding(MAIN, rate)],
      ...(sound ? ["-map", "[sound]", ...soundCoding(MAIN.soundKilobits)] : []),
      ...[...fileCoding(MAIN), "-t", (end - start).toFixed(3), `file:${made}`],
    ],
    { timeLimitMs, fileMaxBytes, signal },
  );
}

function stillInput(edit: Edit, file: string, seconds: number): string[] {
  if (!("cover" in edit) || edit.cover.still === undefined) return [];
  return ["-ss", edit.cover.still.toFixed(3), ...decodedArguments(file, seconds)];
}

/** `sound`: the beginning of its graph. */
type Streams = { picture: string; sound: string | undefined; rate: string };

function graphOf(edit: Edit, streams: Streams): string {
  const { picture, sound, rate } = streams;
  if ("leftOut" in edit) return keptGraph(edit.leftOut, streams);
  return [
    ...("cover" in edit ? coveredGraph(edit.cover, streams) : [`[${picture}]fps=${rate}[picture]`]),
    ...(sound === undefined ? [] : [`${sound}[sound]`]),
  ].join(";");
}

function coveredGraph({ start, end, left, top, width, height, still }: Cover, { picture, rate }: Streams) {
  const during = `enable='between(t,${start},${end})'`;
  if (still === undefined) {
    const place = `x=iw*${left}:y=ih*${top}:w=iw*${width}:h=ih*${height}`;
    return [`[${picture}]fps=${rate},drawbox=${place}:color=black:t=fill:${during}[picture]`];
  }
  return [
    `[1:v:0]trim=end_frame=1,setpts=0,loop=loop=-1:size=1,fps=${rate}[still]`,
    `[${picture}]fps=${rate}[moving];[moving][still]overlay=shortest=1:${during}[picture]`,
  ];
}

/** What stays is cut out of the recording part by part, and put together again. */
function keptGraph(leftOut: LeftOut, { picture, sound, rate }: Streams): string {
  const starts = [0, ...leftOut.map(([, to]) => to)];
  const parts = starts.map((start, index) => {
    const end = leftOut[index]?.[0];
    return end === undefined ? `start=${start}` : `start=${start}:end=${end}`;
  });
  // A recording that began with what was said again has an empty first part, which cannot be put together.
  const kept = parts.filter((part) => part !== "start=0:end=0");
  const names = (kind: string) => kept.map((_, index) => `[${kind}${index}]`).join("");
  const count = kept.length;
  return [
    `[${picture}]fps=${rate},split=${count}${names("v")}`,
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
