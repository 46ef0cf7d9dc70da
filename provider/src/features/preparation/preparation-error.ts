import { lengthText } from "@lampstand/contract/video-length";

import { ProgramError } from "../../lib/ffmpeg/run-program";
import { isFull } from "../../lib/files/disk-full";

/** A clip that can never be prepared, however often we try. The message is a sentence for staff. */
export class PreparationError extends Error {
  override readonly name = "PreparationError";
}

/** Returns whether preparation failed because a disk was full, which is not the clip's fault. */
export function isDiskFull(error: unknown): boolean {
  return (error instanceof ProgramError && error.reason === "disk full") || isFull(error);
}

export const NOT_LARGER = "The film was not recorded larger than it is shown.";
export const UNREADABLE =
  "The file is damaged or isn’t a video. Please ask for it again, or export it as MP4 and upload that.";

export const NO_PICTURE = "It has sound but no picture. Please upload a file with a picture.";

/** @param codec The picture's codec, if the file names it. */
export function unreadableCodec(codec: string | undefined): string {
  const named = codec ? ` (${codec})` : "";
  return `This server’s FFmpeg can’t read its video format${named}. Please export it as MP4 (H.264) and upload that.`;
}

export const NOTHING_LEFT =
  "The storyteller left out all of it, so there’s nothing to show. Please ask for it again.";

export const STRANGE_COLOURS =
  "It uses a kind of Dolby Vision that we can’t convert. Please export it as a standard MP4 and upload that.";

export const TOOK_TOO_LONG =
  "Preparing it took far too long. Please try again when the server is less busy, or upload a smaller file.";

export const TOO_LARGE =
  "Preparing it needs more memory or disk space than allowed. Please export it as a 1080p MP4 and upload that.";

export const TOO_MANY_FRAMES =
  "It has too many frames for its length. Please export it as a standard MP4 and upload that.";

export const TOO_LARGE_FRAMES =
  "Its resolution and frame rate are too high. Please export it as a 1080p MP4 with 60 frames per second and upload that.";

/**
 * @param length
 * @param longest How long it lasts and may last, in seconds.
 */
export function tooLong(length: number, longest: number): string {
  return `It lasts ${lengthText(length)}, and the limit is ${lengthText(longest)}. Please upload a shorter one. You can set the limit for visitors’ stories in ‘Your church’.`;
}

/**
 * @param read
 * @param expected The seconds that can be read, and that the file claims.
 */
export function incomplete(read: number, expected: number): string {
  const [have, all] = [Math.floor(read), Math.round(expected)];
  return `We can only read ${have} of its ${all} seconds. The file is damaged or didn’t arrive in full. Please upload it again.`;
}
