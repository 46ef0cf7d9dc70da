import os from "node:os";
import path from "node:path";

import type { Payload } from "payload";

import { environment } from "../environment";
import { ProgramError, runProgram } from "./run-program";

const QUESTION_LIMIT_MS = 30_000;

/** Decoders reject pictures with more pixels than this; 8K has 33 million. */
const MOST_PIXELS = 40_000_000;

/** Files with more streams than this are refused; phones write five. */
const MOST_STREAMS = 64;

/** More threads take more memory and are hardly faster. */
const THREADS_MAX = 8;

/** FFmpeg's demuxers for the accepted kinds of video. Playlists would need another one. */
const DEMUXERS = "mov,matroska,ogg,avi,asf,flv,mpegts,mpeg,mxf";

/** What FFmpeg must support, by the option that lists it. */
const NEEDED = {
  encoders: ["libx264", "aac"],
  decoders: ["h264", "hevc", "aac"],
  filters: ["ebur128", "alimiter", "astats", "highpass", "scale", "fps", "split", "tpad"],
} as const;

/** Without these, HDR videos have pale colours. */
const NEEDED_FOR_HDR = ["zscale", "tonemap"];

export type Ffmpeg = {
  ffmpeg: string;
  ffprobe: string;
  /** Whether it can convert HDR colours for ordinary screens (its filters `zscale` and `tonemap`). */
  canToneMap: boolean;
};

type Search = { ffmpeg: Ffmpeg | null; advice: string | null };

/** How long to remember that there is no suitable FFmpeg, in milliseconds: somebody may be installing it. */
const BELIEVED_MS = 20_000;

let known: { search: Promise<Search>; until: number } | undefined;

/**
 * Finds this machine's FFmpeg: `FFMPEG_PATH` or the one on the path; `null` when none is suitable.
 * @throws ProgramError when it does not answer, such as on a busy machine: the next call asks again.
 */
export async function findFfmpeg(): Promise<Ffmpeg | null> {
  return (await searchAgain()).ffmpeg;
}

/** Returns a sentence for staff and the log about what videos lack; `null` when nothing is missing. */
export async function ffmpegAdvice(): Promise<string | null> {
  try {
    return (await searchAgain()).advice;
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    return "FFmpeg does not respond, so videos wait until it does.";
  }
}

function searchAgain(): Promise<Search> {
  if (known && performance.now() < known.until) return known.search;
  const asked = { search: searchFfmpeg(environment().ffmpegPath), until: Infinity };
  known = asked;
  asked.search.then(
    ({ ffmpeg }) => {
      if (!ffmpeg) asked.until = performance.now() + BELIEVED_MS;
    },
    () => (asked.until = 0),
  );
  return asked.search;
}

/**
 * Checks what an FFmpeg, by name or path, can do.
 * @throws ProgramError when it does not answer.
 */
export async function searchFfmpeg(ffmpeg: string): Promise<Search> {
  const ffprobe = ffprobeOf(ffmpeg);
  try {
    await ask(ffprobe, ["-version"]);
    const missing: string[] = [];
    for (const [list, names] of Object.entries(NEEDED)) missing.push(...(await lacking(ffmpeg, list, names)));
    if (missing.length > 0) {
      const what = `FFmpeg lacks ${missing.join(", ")}`;
      return { ffmpeg: null, advice: `${what}: videos are shown as uploaded.` };
    }
    const forHdr = await lacking(ffmpeg, "filters", NEEDED_FOR_HDR);
    const advice = `FFmpeg lacks ${forHdr.join(", ")}, so HDR videos will have pale colours.`;
    const canToneMap = forHdr.length === 0;
    return { ffmpeg: { ffmpeg, ffprobe, canToneMap }, advice: canToneMap ? null : advice };
  } catch (error) {
    const isThere = !(error instanceof ProgramError) || !["missing", "refused"].includes(error.reason);
    if (isThere) throw error;
    return { ffmpeg: null, advice: "FFmpeg was not found, so videos are shown as uploaded." };
  }
}

/** Returns the path of ffprobe: beside ffmpeg, or on the path. */
export function ffprobeOf(ffmpeg: string): string {
  const { dir, ext } = path.parse(ffmpeg);
  return path.join(dir, `ffprobe${ext === ".exe" ? ext : ""}`);
}

async function lacking(ffmpeg: string, list: string, names: readonly string[]): Promise<string[]> {
  const known = new Set((await ask(ffmpeg, ["-hide_banner", `-${list}`])).split(/\s+/));
  return names.filter((name) => !known.has(name));
}

/**
 * Returns whether FFmpeg can decode a codec such as `h264`.
 * @throws ProgramError
 */
export async function canDecode(ffmpeg: string, codec: string): Promise<boolean> {
  const codecs = await ask(ffmpeg, ["-hide_banner", "-codecs"]);
  return codecs.split("\n").some((line) => line.startsWith(" D") && line.split(/\s+/)[2] === codec);
}

async function ask(program: string, args: string[]): Promise<string> {
  return (await runProgram(program, args, { timeLimitMs: QUESTION_LIMIT_MS })).output.toString();
}

/**
 * Returns the arguments that open a file: only from disk, without following references, and only as an accepted kind of
 * video, whatever its name.
 * @param demuxers FFmpeg demuxers that may open it, separated by commas.
 */
export function inputArguments(file: string, demuxers = DEMUXERS, mostPixels = Infinity): string[] {
  return [
    ...["-protocol_whitelist", "file", "-format_whitelist", demuxers],
    ...[
      "-max_streams",
      String(MOST_STREAMS),
      "-max_pixels",
      String(Math.min(mostPixels, MOST_PIXELS)),
      "-i",
      `file:${file}`,
    ],
  ];
}

/**
 * Returns the arguments that make `ffmpeg` read only a file's first seconds. Outputs need their own `-t`: before a
 * single frame at the end of a day, the filter `fps` would add a million.
 * @param mostPixels Larger pictures are not decoded.
 */
export function decodedArguments(file: string, seconds: number, mostPixels?: number): string[] {
  return ["-t", String(seconds), "-threads", threads(), ...inputArguments(file, DEMUXERS, mostPixels)];
}

/** Returns how many cores a decoder or encoder may use: videos prepared at the same time share them. */
export function threads(
  cores = os.availableParallelism(),
  preparedAtOnce = environment().prepareAtOnce,
): string {
  const share = Math.floor(cores / Math.max(1, preparedAtOnce));
  return String(Math.min(THREADS_MAX, Math.max(1, share)));
}

/** Logs at start what is missing for preparing videos. */
export async function noteFfmpeg(payload: Payload): Promise<void> {
  const advice = await ffmpegAdvice();
  if (advice) payload.logger.warn(advice);
}
