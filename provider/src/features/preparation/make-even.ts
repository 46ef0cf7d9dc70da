import { stat } from "node:fs/promises";

import { decodedArguments, type Ffmpeg } from "../../lib/ffmpeg/ffmpeg";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { inspectClip } from "./inspect-clip";
import { PreparationError } from "./preparation-error";
import { CLIP_SECONDS_MAX, workLimitsOf } from "./rendition-plan";

/** A film that looks joined from several: times restart, or the sound changes form. FFmpeg can't filter it as it is. */
export class UnevenFilm extends PreparationError {}

/** A larger gap between pictures, in seconds, means the later one is from another recording. */
const JUMP_SECONDS = "1";

type Options = { ffmpeg: Ffmpeg; file: string; signal?: AbortSignal };

/**
 * Copies a film's picture, and all its sound in one form, with continuous times.
 * @throws PreparationError, ProgramError; the signal's reason when that is aborted.
 */
export async function makeEven({ ffmpeg, file, signal }: Options, made: string): Promise<void> {
  const { picture, sounds } = await inspectClip(ffmpeg.ffprobe, file, signal);
  const limits = workLimitsOf(CLIP_SECONDS_MAX);
  const { size } = await stat(file);
  await runProgram(
    ffmpeg.ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", "-dts_delta_threshold", JUMP_SECONDS],
      ...[...decodedArguments(file, limits.seconds), "-map", `0:${picture.index}`],
      ...sounds.flatMap(({ index }) => ["-map", `0:${index}`]),
      ...["-c:v", "copy", "-c:a", "flac", "-ac", "2", "-ar", "48000", "-f", "matroska", `file:${made}`],
    ],
    { timeLimitMs: limits.timeLimitMs, fileMaxBytes: size + limits.fileMaxBytes, signal },
  );
}
