import { isWholeMovie, readMovieFacts, type MovieFacts } from "./movie-facts";
import { probeVideo } from "./probe-video";
import { readingFile } from "./read-at";
import { videoKindOf, type VideoKind } from "./video-kind";

/** A file that has been looked into and is a video. */
export type CheckedVideo = Pick<VideoKind, "extension" | "mimeType"> & { facts: MovieFacts };

/** Looks into a file, whatever it is called. `null` where it is no video that can be shown, or not a whole one. */
export async function checkVideo(file: string): Promise<CheckedVideo | null> {
  const kind = await videoKindOf(file);
  if (!kind) return null;
  const isMovie = kind.demuxer === "mov";
  if (isMovie && !(await readingFile(file, isWholeMovie))) return null;
  const probed = await probeVideo(file, kind.demuxer);
  if (probed === "refused") return null;
  const read = isMovie ? await readingFile(file, readMovieFacts) : {};
  const { extension, mimeType } = kind;
  return { extension, mimeType, facts: { ...(probed === "absent" ? {} : probed), ...read } };
}
