import { decodedArguments, type Ffmpeg } from "../../lib/ffmpeg/ffmpeg";
import { inspectVideo } from "../../lib/ffmpeg/inspect-video";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { readFrameTiming } from "./frame-timing";
import { soundCoding } from "./loudness";
import { PreparationError, UNREADABLE } from "./preparation-error";
import { frameRateOf } from "./rendition-plan";
import { fileCoding, MAIN, pictureCoding } from "./targets";
import { workLimitsOf } from "./work-limits";

/** A part of a film, in seconds from its beginning. */
export type Part = { start: number; end: number };

type Options = { ffmpeg: Ffmpeg; file: string; part: Part; signal?: AbortSignal };

/**
 * Writes a part of a main rendition as another one, exact to the frame. It is encoded as that was, so that nothing but its
 * beginning and end is changed by what is made of it.
 * @throws PreparationError, ProgramError; the signal's reason when that is aborted.
 */
export async function makePart({ ffmpeg, file, part, signal }: Options, made: string): Promise<void> {
  const found = await inspectVideo(ffmpeg.ffprobe, file, { signal });
  if (!found) throw new PreparationError(UNREADABLE);
  const { picture, sound } = found;
  const rate = frameRateOf(await readFrameTiming(ffmpeg.ffprobe, file, picture.index, signal));
  const seconds = part.end - part.start;
  const { timeLimitMs, fileMaxBytes } = workLimitsOf(seconds);
  await runProgram(
    ffmpeg.ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", "-ss", part.start.toFixed(3)],
      ...decodedArguments(file, seconds),
      ...["-map", `0:${picture.index}`, "-vf", `fps=${rate}`, ...pictureCoding(MAIN, rate)],
      ...(sound ? ["-map", `0:${sound.index}`, ...soundCoding(MAIN.soundKilobits)] : []),
      ...[...fileCoding(MAIN), "-t", seconds.toFixed(3), `file:${made}`],
    ],
    { timeLimitMs, fileMaxBytes, signal },
  );
}
