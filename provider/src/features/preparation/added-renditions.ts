import { findFfmpeg, inputArguments } from "../../lib/ffmpeg/ffmpeg";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { decodedPicture, encode, inspectRendition, pictureFilters, type PreparedRendition } from "./encode";
import { readFrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import { loudnessFilter, measureLoudness, MONO } from "./loudness";
import { NOT_LARGER, PreparationError, UNREADABLE } from "./preparation-error";
import {
  fileCoding,
  fitted,
  frameRateOf,
  LARGE,
  LIGHTEST,
  pictureCoding,
  workLimitsOf,
} from "./rendition-plan";

type Options = {
  main: string;
  fileFor: (ending: string) => string;
  signal?: AbortSignal;
};

/**
 * Makes the rendition for poor connections from the main one, which decodes quickly and already has the right loudness:
 * small, mono, with a short index.
 * @throws PreparationError, ProgramError; the signal's reason when that is aborted.
 */
export async function makeLightest({ main, fileFor, signal }: Options): Promise<PreparedRendition> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new PreparationError(UNREADABLE);
  const found = await inspectClip(ffmpeg.ffprobe, main, signal);
  const { picture, sound, start } = found;
  const timing = await readFrameTiming(ffmpeg.ffprobe, main, picture, signal);
  const length = Math.max(found.duration ?? 0, timing.end - start);
  const limits = workLimitsOf(length);
  const listening = sound && { ffmpeg: ffmpeg.ffmpeg, file: main, index: sound.index, limits, signal };
  const filter =
    listening &&
    (await loudnessFilter(listening, await measureLoudness(listening, MONO.plain), {
      ...{ file: fileFor("-lightest-sound.mp4"), form: MONO },
      kilobits: LIGHTEST.soundKilobits,
    }));
  const file = fileFor(`${LIGHTEST.ending}.mp4`);
  await encode({
    ...{ ffmpeg, input: main, inspection: found, timing, length, limits, signal },
    outputs: [{ file, target: LIGHTEST, sound: filter ?? null }],
  });
  return (await inspectRendition(ffmpeg, file)).rendition;
}

/** A large picture needs more bits than the limits of a main rendition allow. */
const LARGER_BY = 2;

type LargeOptions = {
  original: string;
  /** The main rendition, whose sound has the right loudness. */
  main: string;
  /** Where the main rendition begins in the uploaded film, in seconds. */
  from: number;
  fileFor: (ending: string) => string;
  signal?: AbortSignal;
};

/**
 * Makes the rendition for projectors: the uploaded picture with the main rendition's sound and length.
 * @throws PreparationError, also when the film is not larger than the main rendition; ProgramError; the signal's
 * reason.
 */
export async function makeLarge({
  original,
  main,
  from,
  fileFor,
  signal,
}: LargeOptions): Promise<PreparedRendition> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new PreparationError(UNREADABLE);
  const inspection = await inspectClip(ffmpeg.ffprobe, original, signal);
  const shown = await inspectClip(ffmpeg.ffprobe, main, signal);
  if (!shown.duration) throw new PreparationError(UNREADABLE);
  const { picture } = inspection;
  const size = fitted(picture, LARGE.shortSide);
  if (size.height <= shown.picture.height) throw new PreparationError(NOT_LARGER);
  const timing = await readFrameTiming(ffmpeg.ffprobe, original, picture, signal);
  const limits = workLimitsOf(shown.duration);
  const source = { ffmpeg, input: original, inspection, limits, timing };
  const filters = pictureFilters({ ...source, length: from + shown.duration }, size);
  const large = fileFor(`${LARGE.ending}.mp4`);
  await runProgram(
    ffmpeg.ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", "-ss", from.toFixed(3)],
      ...[...decodedPicture(source), ...inputArguments(main)],
      ...["-map", `0:${picture.index}`, "-vf", filters, ...pictureCoding(LARGE, frameRateOf(timing))],
      ...(shown.sound ? ["-map", `1:${shown.sound.index}`, "-c:a", "copy"] : []),
      ...[...fileCoding(LARGE), "-t", shown.duration.toFixed(3), `file:${large}`],
    ],
    { timeLimitMs: limits.timeLimitMs, fileMaxBytes: limits.fileMaxBytes * LARGER_BY, signal },
  );
  return (await inspectRendition(ffmpeg, large)).rendition;
}
