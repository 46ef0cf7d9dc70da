import { stat } from "node:fs/promises";

import type { Ffmpeg } from "../../lib/ffmpeg/ffmpeg";
import { inspectVideo } from "../../lib/ffmpeg/inspect-video";
import { PreparationError, UNREADABLE } from "./preparation-error";
import { contentTypeOf } from "./rendition-plan";

/** A file that the clip can be watched from. */
export type PreparedRendition = {
  /** Its path. */
  file: string;
  width: number;
  height: number;
  /** Bits a second, picture and sound together. */
  bitrate: number;
  /** Its content type, with codecs. */
  type: string;
  /** In bytes. */
  filesize: number;
};

/** Looks into a file that was made, which is `duration` seconds long. */
export async function inspectRendition(
  { ffprobe }: Ffmpeg,
  file: string,
): Promise<{ rendition: PreparedRendition; duration: number }> {
  const [made, { size }] = await Promise.all([inspectVideo(ffprobe, file), stat(file)]);
  if (!made?.duration) throw new PreparationError(UNREADABLE);
  const { width, height } = made.picture;
  const bitrate = Math.ceil((size * 8) / made.duration);
  const rendition = { file, width, height, bitrate, type: contentTypeOf(made), filesize: size };
  return { rendition, duration: made.duration };
}
