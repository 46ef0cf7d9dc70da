import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";
import createLimit from "p-limit";

import { environment } from "../environment";
import { ffprobeOf } from "../ffmpeg/ffmpeg";
import { inspectVideo } from "../ffmpeg/inspect-video";
import { ProgramError } from "../ffmpeg/run-program";
import { readingMovie } from "./movie-boxes";
import { isWholeMovie, type MovieFacts, readMovieFacts } from "./movie-facts";

/** How many files ffprobe looks into at a time, as each may take much memory. */
const inspections = createLimit(2);

/** A file that has been looked into and is a video. */
export type CheckedVideo = Pick<VideoKind, "extension" | "mimeType"> & { facts: MovieFacts };

/** Why a file is not taken: it is no video that can be shown, or a part of it is missing. */
export type VideoFault = "no video" | "not whole";

/** Looks into a file, whatever it is called. Its length is the longest that anything in it says. */
export async function checkVideo(
  file: string,
  signal?: AbortSignal,
  inspect = inspectVideo,
): Promise<CheckedVideo | VideoFault> {
  const kind = await videoKindOf(file);
  if (!kind) return "no video";
  const isMovie = kind.demuxer === "mov";
  if (isMovie && !(await readingMovie(file, isWholeMovie, signal))) return "not whole";
  const probed = await inspections(() => probeVideo(file, kind.demuxer, inspect, signal));
  if (probed === "refused") return "no video";
  const read = isMovie ? await readingMovie(file, readMovieFacts, signal) : {};
  const { extension, mimeType } = kind;
  return { extension, mimeType, facts: longestOf(probed === "absent" ? {} : probed, read) };
}

function longestOf(probed: MovieFacts, read: MovieFacts): MovieFacts {
  const duration = Math.max(probed.duration ?? 0, read.duration ?? 0);
  return { ...probed, ...read, duration: duration || undefined };
}

/**
 * What ffprobe finds in a file, which it opens as this one kind: "refused" is no video, "absent" no answer. A machine that is
 * too busy for it says nothing about the file; a worker looks into it again.
 */
async function probeVideo(
  file: string,
  demuxers: string,
  inspect: typeof inspectVideo,
  signal?: AbortSignal,
): Promise<MovieFacts | "refused" | "absent"> {
  try {
    const found = await inspect(ffprobeOf(environment().ffmpegPath), file, { demuxers, signal });
    if (!found) return "refused";
    return { width: found.picture.width, height: found.picture.height, duration: found.duration };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    return error.reason === "missing" || error.reason === "slow" ? "absent" : "refused";
  }
}

/** A kind of video that the site serves, by the extension and content type it is kept under, and ffmpeg's reader of it. */
type VideoKind = { extension: string; mimeType: string; demuxer: string };

const mp4: VideoKind = { extension: "mp4", mimeType: "video/mp4", demuxer: "mov" };

/** By what the content is; of the names it may have, the one that browsers know. */
const kinds: ReadonlyMap<string, VideoKind> = new Map([
  ["video/mp4", mp4],
  ["video/x-m4v", mp4],
  ["video/3gpp", mp4],
  ["video/3gpp2", mp4],
  ["video/quicktime", { extension: "mov", mimeType: "video/quicktime", demuxer: "mov" }],
  ["video/webm", { extension: "webm", mimeType: "video/webm", demuxer: "matroska" }],
  ["video/matroska", { extension: "mkv", mimeType: "video/x-matroska", demuxer: "matroska" }],
  ["video/ogg", { extension: "ogg", mimeType: "video/ogg", demuxer: "ogg" }],
  ["video/vnd.avi", { extension: "avi", mimeType: "video/x-msvideo", demuxer: "avi" }],
  ["video/x-ms-asf", { extension: "wmv", mimeType: "video/x-ms-wmv", demuxer: "asf" }],
  ["application/vnd.ms-asf", { extension: "wmv", mimeType: "video/x-ms-wmv", demuxer: "asf" }],
  ["video/x-flv", { extension: "flv", mimeType: "video/x-flv", demuxer: "flv" }],
]);

/**
 * The kind of video that a file is by its first bytes, whatever it is called; `undefined` where it is none.
 * @param file Where it is, or what is in it.
 */
export async function videoKindOf(file: string | Buffer): Promise<VideoKind | undefined> {
  const detected = typeof file === "string" ? fileTypeFromFile(file) : fileTypeFromBuffer(file);
  const type = await detected.catch(() => undefined);
  return type && kinds.get(type.mime);
}
