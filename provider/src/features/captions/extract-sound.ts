import { stat } from "node:fs/promises";

import { decodedArguments } from "../../lib/ffmpeg/ffmpeg";
import { ProgramError, runProgram } from "../../lib/ffmpeg/run-program";
import { DraftError } from "./draft-error";

/** What commercial services accept: an hour and three quarters at this bit rate. */
const SOUND_MAX_BYTES = 25_000_000;
const SOUND_MAX_SECONDS = 2 * 60 * 60;

const TIMEOUT_MS = 10 * 60 * 1000;

/** FFmpeg's message for a clip without sound. */
const NO_SOUND = /matches no streams/;

type Extraction = { input: string; output: string; signal?: AbortSignal };

/**
 * Writes only a clip's sound into an MP3 file: one channel at 16 kHz, as transcription needs, without metadata.
 * @param ffmpeg The program `ffmpeg`.
 * @throws DraftError
 */
export async function extractSound(ffmpeg: string, { input, output, signal }: Extraction): Promise<void> {
  const args = [
    ...["-nostdin", "-hide_banner", "-loglevel", "error", "-y"],
    ...decodedArguments(input, SOUND_MAX_SECONDS),
    ...["-map", "0:a:0", "-ac", "1", "-ar", "16000", "-map_metadata", "-1", "-map_chapters", "-1"],
    ...["-c:a", "libmp3lame", "-b:a", "32k", "-id3v2_version", "0", "-write_xing", "0"],
    ...["-t", String(SOUND_MAX_SECONDS), "-fs", String(SOUND_MAX_BYTES + 1), "-f", "mp3", `file:${output}`],
  ];
  try {
    const fileMaxBytes = SOUND_MAX_BYTES * 2;
    await runProgram(ffmpeg, args, { timeLimitMs: TIMEOUT_MS, fileMaxBytes, signal });
  } catch (error) {
    throw new DraftError(sentenceFor(error), { cause: error });
  }
  if ((await stat(output)).size > SOUND_MAX_BYTES) {
    throw new DraftError("This clip’s sound is too long for a transcription service.");
  }
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof ProgramError)) return "We couldn’t read this clip’s sound.";
  if (NO_SOUND.test(error.messages)) return "This clip has no sound.";
  return error.reason === "disk full" ? "The server's disk is full." : "We couldn’t read this clip’s sound.";
}
