import { isWholeMovie, readMovieFacts, type MovieFacts } from "./movie-facts";
import { probeVideo } from "./probe-video";
import { readingFile } from "./read-at";
import { videoKindOf, type VideoKind } from "./video-kind";

/** A file that has been looked into and is a video. */
export type CheckedVideo = Pick<VideoKind, "extension" | "mimeType"> & { facts: MovieFacts };

/** Why a file is not taken: it is no video that can be shown, or a part of it is missing. */
export type VideoFault = "no video" | "not whole";

/** Looks into a file, whatever it is called. */
export async function checkVideo(file: string): Promise<CheckedVideo | VideoFault> {
  const kind = await videoKindOf(file);
  if (!kind) return "no video";
  const isMovie = kind.demuxer === "mov";
  if (isMovie && !(await readingFile(file, isWholeMovie))) return "not whole";
  const probed = await probeVideo(file, kind.demuxer);
  if (probed === "refused") return "no video";
  const read = isMovie ? await readingFile(file, readMovieFacts) : {};
  const { extension, mimeType } = kind;
  return { extension, mimeType, facts: { ...(probed === "absent" ? {} : probed), ...read } };
}
