import { decodedArguments, findFfmpeg, inputArguments } from "../../lib/ffmpeg/ffmpeg";
import { inspectVideo } from "../../lib/ffmpeg/inspect-video";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { inspectRendition, pictureFilters, type PreparedRendition } from "./encode";
import { readFrameTiming } from "./frame-timing";
import { NOT_LARGER, PreparationError, UNREADABLE } from "./preparation-error";
import { fitted, frameRateOf, LARGE_SHORT_SIDE_MAX, workLimitsOf } from "./rendition-plan";
import { fileCoding, LARGE, pictureCoding } from "./targets";

/** A large picture has more bits than the limits of a main rendition allow for. */
const LARGER_BY = 2;

type Options = {
  /** The uploaded file. */
  original: string;
  /** The main rendition, whose sound is as loud as it is to be. */
  main: string;
  /** Where in the uploaded film the main rendition begins, in seconds. */
  from: number;
  fileFor: (ending: string) => string;
  signal?: AbortSignal;
};

/**
 * Makes the rendition for projectors: the picture of the uploaded film, with the main rendition's sound and as long as that.
 * @throws PreparationError, also where the film is not larger than the main rendition; ProgramError; the signal's reason.
 */
export async function makeLarge({
  original,
  main,
  from,
  fileFor,
  signal,
}: Options): Promise<PreparedRendition> {
  const ffmpeg = await findFfmpeg();
  const inspection = ffmpeg && (await inspectVideo(ffmpeg.ffprobe, original, { signal }));
  const shown = ffmpeg && (await inspectVideo(ffmpeg.ffprobe, main, { signal }));
  if (!inspection || !shown?.duration) throw new PreparationError(UNREADABLE);
  const { picture } = inspection;
  const size = fitted(picture, LARGE_SHORT_SIDE_MAX);
  if (size.height <= shown.picture.height) throw new PreparationError(NOT_LARGER);
  const timing = await readFrameTiming(ffmpeg.ffprobe, original, picture, signal);
  const limits = workLimitsOf(shown.duration);
  const filters = pictureFilters({ ffmpeg, inspection, limits, timing }, size);
  const large = fileFor("-large.mp4");
  await runProgram(
    ffmpeg.ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", "-ss", from.toFixed(3)],
      ...[...decodedArguments(original, shown.duration, timing.mostPixels), ...inputArguments(main)],
      ...["-map", `0:${picture.index}`, "-vf", filters, ...pictureCoding(LARGE, frameRateOf(timing))],
      ...(shown.sound ? ["-map", `1:${shown.sound.index}`, "-c:a", "copy"] : []),
      ...[...fileCoding(LARGE), "-t", shown.duration.toFixed(3), `file:${large}`],
    ],
    { timeLimitMs: limits.timeLimitMs, fileMaxBytes: limits.fileMaxBytes * LARGER_BY, signal },
  );
  return (await inspectRendition(ffmpeg, large)).rendition;
}
