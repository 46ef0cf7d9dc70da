import { type FileHandle, open } from "node:fs/promises";

import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";
import createLimit from "p-limit";

import { environment } from "../environment";
import { ffprobeOf } from "../ffmpeg/ffmpeg";
import { inspectVideo, type NoPicture } from "../ffmpeg/inspect-video";
import { ProgramError } from "../ffmpeg/run-program";
import { type FilmFacts, lookWithLibrary } from "./film-library";

/** How many files to inspect at a time: each may take much memory. */
const inspections = createLimit(2);

/** An inspected file that is a video. */
export type CheckedVideo = Pick<VideoKind, "extension" | "mimeType"> & { facts: FilmFacts };

/** Why a file is refused: it is not a playable video, or part of it is missing. `codec`: the one we cannot read. */
export type VideoFault = { fault: "no video" | "not whole" | "no picture" | "unknown codec"; codec?: string };

export async function checkVideo(
  file: string,
  signal?: AbortSignal,
  inspect = inspectVideo,
): Promise<CheckedVideo | VideoFault> {
  const kind = await videoKindOf(file);
  if (!kind) return { fault: "no video" };
  if (!(await isWhole(file, kind.demuxer, signal))) return { fault: "not whole" };
  const facts = await inspections(() => factsOf(file, kind.demuxer, inspect, signal));
  return "fault" in facts ? facts : { extension: kind.extension, mimeType: kind.mimeType, facts };
}

/**
 * Reads a file's facts, opening it only as this kind. Without ffprobe, or on a busy machine, asks a library, and leaves
 * out what that does not know: a worker inspects the file again.
 */
async function factsOf(
  file: string,
  demuxers: string,
  inspect: typeof inspectVideo,
  signal?: AbortSignal,
): Promise<FilmFacts | VideoFault> {
  try {
    const found = await inspect(ffprobeOf(environment().ffmpegPath), file, { demuxers, signal });
    if ("missing" in found) return faultOf(found);
    const { codec, width, height } = found.picture;
    return { codec, width, height, duration: found.duration };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    if (error.reason !== "missing" && error.reason !== "slow") return { fault: "no video" };
    return LIBRARY_READS.has(demuxers) ? lookOrNothing(file, signal) : {};
  }
}

function faultOf({ missing, codec }: NoPicture): VideoFault {
  if (missing === "codec") return { fault: "unknown codec", codec };
  return { fault: missing === "picture" ? "no picture" : "no video" };
}

/** FFmpeg's names of the formats that the library reads. */
const LIBRARY_READS: ReadonlySet<string> = new Set(["mov", "matroska"]);

async function lookOrNothing(file: string, signal?: AbortSignal): Promise<FilmFacts | VideoFault> {
  try {
    return await lookWithLibrary(file, signal);
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    return error.reason === "refused" ? { fault: "no video" } : {};
  }
}

/** The codecs that nearly every browser plays, by container. */
const PLAYED: Readonly<Record<string, ReadonlySet<string | undefined>>> = {
  mp4: new Set(["h264", "vp9", "av1"]),
  webm: new Set(["vp8", "vp9", "av1"]),
};

/** Returns whether nearly every browser can play a film as it is. */
export function playsInBrowsers({ extension, facts }: Pick<CheckedVideo, "extension" | "facts">): boolean {
  return PLAYED[extension]?.has(facts.codec) ?? false;
}

/** Boxes of an MP4 or QuickTime film that must be complete; cameras append other, even partial, boxes. */
const SUBSTANCE: ReadonlySet<string> = new Set(["mdat", "moov", "moof"]);

/** The most boxes in a film. An hour of fragments needs about 7,200. */
const MOST_BOXES = 40_000;

const HEADER_LENGTH = 16;

/** The largest index to read, in bytes: that of an hour has about three million. */
const INDEX_MAX_BYTES = 64 * 1024 ** 2;

type OuterBox = { type: string; at: number; length: number };

/** Yields the outermost boxes of an MP4 or QuickTime film (ISO/IEC 14496-12, 4.2) while their headers are readable. */
async function* outerBoxes(handle: FileHandle, signal?: AbortSignal): AsyncGenerator<OuterBox> {
  const { size } = await handle.stat();
  for (let at = 0; size - at >= HEADER_LENGTH / 2;) {
    signal?.throwIfAborted();
    const { buffer } = await handle.read(Buffer.alloc(HEADER_LENGTH), 0, HEADER_LENGTH, at);
    const said = buffer.readUInt32BE(0);
    const length = said === 1 ? Number(buffer.readBigUInt64BE(8)) : said || size - at;
    yield { type: buffer.toString("latin1", 4, 8), at, length };
    if (length < HEADER_LENGTH / 2) return;
    at += length;
  }
}

/** Returns whether a film has arrived whole, as far as its container tells without reading all of it. */
export async function isWhole(file: string, demuxer: string, signal?: AbortSignal): Promise<boolean> {
  const handle = await open(file);
  try {
    if (demuxer === "matroska") return await hasWholeSegment(handle);
    if (demuxer !== "mov") return true;
    // MP4 and QuickTime films need their index and content, both complete.
    const { size } = await handle.stat();
    const found = new Set<string>();
    let boxes = 0;
    for await (const { type, at, length } of outerBoxes(handle, signal)) {
      boxes += 1;
      if (boxes > MOST_BOXES || (SUBSTANCE.has(type) && at + length > size)) return false;
      if (length >= HEADER_LENGTH / 2) found.add(type);
    }
    return found.has("moov") && found.has("mdat");
  } finally {
    await handle.close();
  }
}

/** The id of Matroska's Segment, which holds all content, and where to look for it, in bytes (RFC 9559). */
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67]);
const SEGMENT_WITHIN = 1024;

async function hasWholeSegment(handle: FileHandle): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(SEGMENT_WITHIN), 0, SEGMENT_WITHIN, 0);
  const at = buffer.indexOf(SEGMENT) + SEGMENT.length;
  // The zeros before the first set bit tell how many bytes the length has.
  const bytes = Math.clz32(buffer[at] ?? 0) - 23;
  if (at < SEGMENT.length || bytes > 8) return true;
  const length = BigInt.asUintN(7 * bytes, BigInt(`0x${buffer.toString("hex", at, at + bytes)}`));
  const isUnknown = length === BigInt.asUintN(7 * bytes, -1n);
  return isUnknown || BigInt(at + bytes) + length <= BigInt((await handle.stat()).size);
}

/** Returns the index of an MP4 or QuickTime film; `undefined` when it is missing or too long to read. */
export async function indexOf(file: string): Promise<Buffer | undefined> {
  const handle = await open(file);
  try {
    for await (const { type, at, length } of outerBoxes(handle)) {
      if (type !== "moov") continue;
      if (length > INDEX_MAX_BYTES) return undefined;
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(HEADER_LENGTH / 2, bytesRead);
    }
    return undefined;
  } finally {
    await handle.close();
  }
}

/** A kind of video the site serves: its extension, content type and FFmpeg demuxer. */
type VideoKind = { extension: string; mimeType: string; demuxer: string };

const mp4: VideoKind = { extension: "mp4", mimeType: "video/mp4", demuxer: "mov" };
const mpg: VideoKind = { extension: "mpg", mimeType: "video/mpeg", demuxer: "mpeg" };

/** By detected type; each has the extension and type that browsers know. */
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
  ["video/mp2t", { extension: "mts", mimeType: "video/mp2t", demuxer: "mpegts" }],
  ["video/mp1s", mpg],
  ["video/mp2p", mpg],
  ["application/mxf", { extension: "mxf", mimeType: "application/mxf", demuxer: "mxf" }],
]);

/**
 * Detects a video's kind from its first bytes, whatever its name; `undefined` for other files.
 * @param file Its path or content.
 */
export async function videoKindOf(file: string | Buffer): Promise<VideoKind | undefined> {
  const detected = typeof file === "string" ? fileTypeFromFile(file) : fileTypeFromBuffer(file);
  const type = await detected.catch(() => undefined);
  return type && kinds.get(type.mime.toLowerCase());
}
