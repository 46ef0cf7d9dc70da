import { rename, rm, stat } from "node:fs/promises";

import createLimit from "p-limit";

import { findFfmpeg, inputArguments } from "../ffmpeg/ffmpeg";
import { inspectVideo, isCutOff, STRANGE_DOLBY_VISION } from "../ffmpeg/inspect-video";
import { ProgramError, runProgram } from "../ffmpeg/run-program";
import { HttpError } from "../http/responses";
import { isWhole, videoKindOf } from "./check-video";
import { copyWithLibrary } from "./film-library";
import { hidesParts } from "./hidden-parts";
import { FULL } from "./receive-file";

/** A film of 1 GB takes a second, and without FFmpeg ten. */
const TIME_LIMIT_MS = 120_000;

/** The memory that FFmpeg may have to copy, in bytes. */
const MEMORY_MAX_BYTES = 512 * 1024 ** 2;

/** A copy may be longer than its film, in bytes: what is in fragments gets an index. */
const INDEX_MAX_BYTES = 32 * 1024 ** 2;

/** How FFmpeg calls the containers that are copied into. Browsers play no other, so that others wait until they are prepared. */
const MUXERS: Readonly<Record<string, string>> = { mp4: "mp4", mov: "mov", webm: "webm", mkv: "matroska" };

/** How many films are copied at a time. */
const copies = createLimit(2);

type Copying = { timeLimitMs: number; fileMaxBytes: number; signal?: AbortSignal };

/** How long a film says it is and how long its copy is, in seconds, where that can be told. */
type Lengths = { expected?: number; copied?: number };

/**
 * Takes place, device, author and times out of a film: what takes its place is a copy of its picture and sound, not encoded anew.
 * @param signal Ends it with its reason. The film is then as it was.
 * @throws HttpError 507 where a copy of it finds no room.
 * @returns "cannot" where the film stays as it was, since it is broken, hides a part of itself, or is of a kind that is not copied.
 */
export async function removeMetadata(
  file: string,
  signal?: AbortSignal,
  find = findFfmpeg,
): Promise<"clean" | "cannot"> {
  const kind = await videoKindOf(file);
  const muxer = kind && MUXERS[kind.extension];
  if (!muxer || (kind.demuxer === "mov" && !(await isWhole(file, signal)))) return "cannot";
  // A copy would show them, whichever tool makes it.
  if (kind.demuxer === "mov" && (await hidesParts(file))) return "cannot";
  const copy = `${file}.clean.${kind.extension}`;
  const fileMaxBytes = (await stat(file)).size + INDEX_MAX_BYTES;
  const limits = { timeLimitMs: TIME_LIMIT_MS, fileMaxBytes, signal };
  try {
    const lengths = await copies(async () => {
      const ffmpeg = await find();
      if (ffmpeg) return copyWithFfmpeg(ffmpeg, { file, copy, muxer, demuxers: kind.demuxer }, limits);
      return copyWithLibrary(file, copy, limits);
    });
    if (!lengths || isCutOff(lengths.copied ?? 0, lengths.expected ?? 0)) return "cannot";
    await rename(copy, file);
    return "clean";
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    if (error.reason === "disk full") throw new HttpError(507, FULL);
    return "cannot";
  } finally {
    await rm(copy, { force: true });
  }
}

type Files = { file: string; copy: string; muxer: string; demuxers: string };

async function copyWithFfmpeg(
  { ffmpeg, ffprobe }: { ffmpeg: string; ffprobe: string },
  { file, copy, muxer, demuxers }: Files,
  limits: Copying,
): Promise<Lengths | undefined> {
  const { signal } = limits;
  const found = await inspectVideo(ffprobe, file, { demuxers, signal });
  // Without the mark that it is, its colours would be taken for ordinary ones.
  if (!found || found.picture.dolbyVision === STRANGE_DOLBY_VISION) return undefined;
  const { picture, sound } = found;
  await runProgram(
    ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", ...inputArguments(file, demuxers)],
      ...["-map", `0:${picture.index}`, ...(sound ? ["-map", `0:${sound.index}`] : []), "-c", "copy"],
      ...["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-strict", "unofficial"],
      ...(demuxers === "mov" ? ["-empty_hdlr_name", "1", "-movflags", "+faststart"] : []),
      ...["-f", muxer, `file:${copy}`],
    ],
    { ...limits, memoryMaxBytes: MEMORY_MAX_BYTES },
  );
  return { expected: found.duration, copied: (await inspectVideo(ffprobe, copy, { signal }))?.duration };
}
