import os from "node:os";
import path from "node:path";

import type { Payload } from "payload";

import { environment } from "../environment";
import { ProgramError, runProgram } from "./run-program";

const QUESTION_LIMIT_MS = 30_000;

/** A decoder asked for more pixels than this in a picture gives up; 8K has 33 million. */
const MOST_PIXELS = 40_000_000;

/** A file of more streams than this is refused; phones make five. */
const MOST_STREAMS = 64;

/** With more cores, a decoder or encoder takes more memory and is hardly quicker. */
const THREADS_MAX = 8;

/** FFmpeg's readers of the kinds of video that are taken. A playlist would be read by another one, and is not. */
const DEMUXERS = "mov,matroska,ogg,avi,asf,flv,mpegts,mpeg,mxf";

/** What must be in it: `ffmpeg` lists it in one of these ways. */
const NEEDED = {
  encoders: ["libx264", "aac"],
  decoders: ["h264", "hevc", "aac"],
  filters: ["ebur128", "alimiter", "astats", "highpass", "scale", "fps", "split", "tpad"],
} as const;

/** Without these, HDR videos are shown with the colours of a screen that is none. */
const NEEDED_FOR_HDR = ["zscale", "tonemap"];

/** The two programs of an FFmpeg that can prepare videos. */
export type Ffmpeg = {
  ffmpeg: string;
  ffprobe: string;
  /** Whether it can turn HDR colours into those of ordinary screens (its filters `zscale` and `tonemap`). */
  canToneMap: boolean;
};

type Search = { ffmpeg: Ffmpeg | null; advice: string | null };

/** How long it is believed that none can be used, in milliseconds: somebody may be installing it. */
const BELIEVED_MS = 20_000;

let known: { search: Promise<Search>; until: number } | undefined;

/**
 * The FFmpeg of this machine: `FFMPEG_PATH`, else the one on the path. `null` where none can be used.
 * @throws ProgramError where it does not answer, as while the machine is busy: it is asked again the next time.
 */
export async function findFfmpeg(): Promise<Ffmpeg | null> {
  return (await searchAgain()).ffmpeg;
}

/** What keeps videos from being prepared well, in a sentence for staff and the log; `null` where nothing does. */
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
 * Looks at the FFmpeg of that name or place, and at what it can do.
 * @throws ProgramError where it does not answer.
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

/** Where ffprobe is: where ffmpeg is, or on the path. */
export function ffprobeOf(ffmpeg: string): string {
  const { dir, ext } = path.parse(ffmpeg);
  return path.join(dir, `ffprobe${ext === ".exe" ? ext : ""}`);
}

async function lacking(ffmpeg: string, list: string, names: readonly string[]): Promise<string[]> {
  const known = new Set((await ask(ffmpeg, ["-hide_banner", `-${list}`])).split(/\s+/));
  return names.filter((name) => !known.has(name));
}

/**
 * Whether it can decode what is coded so, such as `h264`.
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
 * The arguments by which FFmpeg's programs open a file: from the disk alone, without following what the file may point
 * to, and as a video of a kind that is taken, whatever it is called.
 * @param demuxers FFmpeg's readers that may open it, separated by commas.
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
 * The arguments by which `ffmpeg` opens a file, of which it takes no more than the first seconds. What it writes needs its
 * own `-t`: of one frame at the end of a day, the filter `fps` makes a million before it.
 * @param mostPixels A picture of more is not decoded.
 */
export function decodedArguments(file: string, seconds: number, mostPixels?: number): string[] {
  return ["-t", String(seconds), "-threads", threads(), ...inputArguments(file, DEMUXERS, mostPixels)];
}

/** How many cores a decoder or encoder may use: videos that are prepared at the same time share those of the machine. */
export function threads(
  cores = os.availableParallelism(),
  preparedAtOnce = environment().prepareAtOnce,
): string {
  const share = Math.floor(cores / Math.max(1, preparedAtOnce));
  return String(Math.min(THREADS_MAX, Math.max(1, share)));
}

/** Says at start what is missing for videos to be prepared. */
export async function noteFfmpeg(payload: Payload): Promise<void> {
  const advice = await ffmpegAdvice();
  if (advice) payload.logger.warn(advice);
}
