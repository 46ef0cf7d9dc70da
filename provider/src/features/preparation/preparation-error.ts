import { lengthText } from "@lampstand/contract/video-length";

import { ProgramError } from "../../lib/ffmpeg/run-program";
import { isFull } from "../../lib/files/receive-file";

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
  "The file is damaged, or is no video. Please ask for it again, or export it as MP4 and upload that.";

export const NO_PICTURE = "It has sound but no picture. Please upload a file with a picture.";

/** @param codec The picture's codec, if the file names it. */
export function unreadableCodec(codec: string | undefined): string {
  const named = codec ? ` (${codec})` : "";
  return `FFmpeg on this server cannot read the format of its picture${named}. Please export it as MP4 (H.264) and upload that.`;
}

export const NOTHING_LEFT =
  "All of it was left out by its teller, so there is nothing to show. Please ask for it again.";

export const STRANGE_COLOURS =
  "Its colours are Dolby Vision of a kind that cannot be converted. Please export it as an ordinary MP4 and upload that.";

export const TOOK_TOO_LONG =
  "Preparing it took far longer than it should. Please try again when the machine has less to do, or upload a smaller file.";

export const TOO_LARGE =
  "Preparing it needs more memory or disk than it may have. Please export it as an MP4 of 1080p and upload that.";

export const TOO_MANY_FRAMES =
  "It has more frames than any video of its length. Please export it as an ordinary MP4 and upload that.";

export const TOO_LARGE_FRAMES =
  "It has more pixels in each second than a phone records. Please export it as an MP4 of 1080p and 60 frames a second, and upload that.";

/**
 * @param length
 * @param longest How long it lasts and may last, in seconds.
 */
export function tooLong(length: number, longest: number): string {
  return `It lasts ${lengthText(length)}, and at most ${lengthText(longest)} are prepared. Please upload a shorter one. How long the stories of visitors may be is set under ‘Your church’.`;
}

/**
 * @param read
 * @param expected The seconds that can be read, and that the file claims.
 */
export function incomplete(read: number, expected: number): string {
  const [have, all] = [Math.floor(read), Math.round(expected)];
  return `Only ${have} of its ${all} seconds can be read: the file is damaged, or did not arrive whole. Please upload it again.`;
}
