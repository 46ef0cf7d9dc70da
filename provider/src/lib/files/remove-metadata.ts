import { rename, rm, stat } from "node:fs/promises";

import createLimit from "p-limit";

import { findFfmpeg, inputArguments } from "../ffmpeg/ffmpeg";
import { inspectVideo, isCutOff, STRANGE_DOLBY_VISION } from "../ffmpeg/inspect-video";
import { ProgramError, runProgram } from "../ffmpeg/run-program";
import { HttpError } from "../http/responses";
import { sentence } from "../../messages/sentences";
import { indexOf, isWhole, videoKindOf } from "./check-video";
import { copyWithLibrary } from "./film-library";

/** A 1 GB film takes a second, and ten without FFmpeg. */
const TIME_LIMIT_MS = 120_000;

/** FFmpeg's memory for copying, in bytes. */
const MEMORY_MAX_BYTES = 512 * 1024 ** 2;

/** How much larger than its film a copy may be, in bytes: fragments get an index. */
const INDEX_MAX_BYTES = 32 * 1024 ** 2;

/** FFmpeg's muxers for copying. Browsers play no other containers, so those wait for preparation. */
const MUXERS: Readonly<Record<string, string>> = { mp4: "mp4", mov: "mov", webm: "webm", mkv: "matroska" };

const copies = createLimit(2);

type Copying = { timeLimitMs: number; fileMaxBytes: number; signal?: AbortSignal };

/** How long a film claims to be and how long its copy is, in seconds, if known. */
type Lengths = { expected?: number; copied?: number };

/**
 * Removes place, device, author and times from a film by copying its picture and sound without encoding.
 * @param signal Aborts with its reason; the film is then unchanged.
 * @throws HttpError 507 when there is no room for a copy.
 * @returns "cannot", with the film unchanged, when it is broken, hides a part of itself, or is of a kind we do not
 * copy.
 */
export async function removeMetadata(
  file: string,
  signal?: AbortSignal,
  find = findFfmpeg,
): Promise<"clean" | "cannot"> {
  const kind = await videoKindOf(file);
  const muxer = kind && MUXERS[kind.extension];
  if (!muxer || !(await isWhole(file, kind.demuxer, signal))) return "cannot";
  // Any tool's copy would show the hidden parts.
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
    if (error.reason === "disk full") throw new HttpError(507, sentence("service.fullForVideos"));
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
  const found = await inspectVideo(ffprobe, file, { demuxers, signal, isAwaited: true });
  // Without its marker, its colours would be taken for ordinary ones.
  if ("missing" in found || found.picture.dolbyVision === STRANGE_DOLBY_VISION) return undefined;
  const { picture, sounds } = found;
  await runProgram(
    ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-y", ...inputArguments(file, demuxers)],
      // Preparation finds out which sound has the voice.
      ...[picture, ...sounds].flatMap(({ index }) => ["-map", `0:${index}`]),
      ...["-c", "copy"],
      ...["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-strict", "unofficial"],
      ...(demuxers === "mov" ? ["-empty_hdlr_name", "1", "-movflags", "+faststart"] : []),
      ...["-f", muxer, `file:${copy}`],
    ],
    { ...limits, memoryMaxBytes: MEMORY_MAX_BYTES, isAwaited: true },
  );
  const copied = await inspectVideo(ffprobe, copy, { signal, isAwaited: true });
  return { expected: found.duration, copied: "missing" in copied ? undefined : copied.duration };
}

/** How far a film and what it shows may differ, in seconds. */
const ROUNDING = 0.5;

/** The media time of an edit that shows nothing. */
const EMPTY = -1;

/**
 * Returns whether an MP4 or QuickTime film may contain hidden parts: phones that trim a film keep all of it, with a
 * list of what to show (ISO/IEC 14496-12, 8.6.6). Anything before the first shown part does not count.
 */
async function hidesParts(file: string): Promise<boolean> {
  const index = await indexOf(file);
  if (!index) return true;
  try {
    const [movie] = boxesIn(index, "mvhd");
    const second = movie ? timesOf(movie).second : 0;
    return boxesIn(index, "trak").some((track) => hidesPart(track, second));
  } catch (error) {
    // The box ends before its numbers do.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function hidesPart(track: Buffer, movieSecond: number): boolean {
  const [media] = boxesIn(track, "mdia").flatMap((box) => boxesIn(box, "mdhd"));
  const [list] = boxesIn(track, "edts").flatMap((box) => boxesIn(box, "elst"));
  if (!media || !list) return false;
  const { second, duration } = timesOf(media);
  const shown = editsOf(list).filter(({ from }) => from !== EMPTY);
  const [part] = shown;
  // Without a length, it runs to the end.
  if (shown.length !== 1 || !part?.length) return shown.length > 1;
  return part.length / movieSecond + ROUNDING < (duration - part.from) / second;
}

/** Returns units a second, and the length in those units. */
function timesOf(header: Buffer): { second: number; duration: number } {
  return header[0] === 1
    ? { second: header.readUInt32BE(20), duration: Number(header.readBigUInt64BE(24)) }
    : { second: header.readUInt32BE(12), duration: header.readUInt32BE(16) };
}

/** Returns where each edit starts in the media, in media units, and how long it is, in movie units. */
function editsOf(list: Buffer): { from: number; length: number }[] {
  const isLong = list[0] === 1;
  const size = isLong ? 20 : 12;
  const count = Math.min(list.readUInt32BE(4), Math.floor((list.length - 8) / size));
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * size;
    return isLong
      ? { length: Number(list.readBigUInt64BE(at)), from: Number(list.readBigInt64BE(at + 8)) }
      : { length: list.readUInt32BE(at), from: list.readInt32BE(at + 4) };
  });
}

/** Returns the child boxes of a type, without their headers. */
function boxesIn(bytes: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; bytes.length - at >= 8;) {
    const length = bytes.readUInt32BE(at) || bytes.length - at;
    if (length < 8) break;
    if (bytes.toString("latin1", at + 4, at + 8) === wanted) found.push(bytes.subarray(at + 8, at + length));
    at += length;
  }
  return found;
}
