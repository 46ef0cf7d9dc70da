import { stat } from "node:fs/promises";

import { decodedArguments, type Ffmpeg } from "../../lib/ffmpeg/ffmpeg";
import type { Inspection, Picture } from "../../lib/ffmpeg/inspect-video";
import { runProgram } from "../../lib/ffmpeg/run-program";
import type { FrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import { soundCoding } from "./loudness";
import { PreparationError, UNREADABLE } from "./preparation-error";
import {
  contentTypeOf,
  fileCoding,
  fitted,
  frameRateOf,
  pictureCoding,
  type Target,
  valueOf,
  type WorkLimits,
} from "./rendition-plan";

/** The brightness of white above which HDR is compressed for ordinary screens, in cd/m². */
const HDR_WHITE = 100;

/** When sound begins before or ends after the picture by this many seconds, the first or last picture is held. */
const GAP_MAX = 0.1;

/** How far a shape may differ from the film's: pixels are rounded. */
const SHAPE_TOLERANCE = 0.05;

/** From this height on, a file that does not name its colours has those of HD. */
const HD_HEIGHT = 720;

const INPUT_COLOURS = { hlg: "arib-std-b67", pq: "smpte2084" } as const;

export type EncodeOptions = {
  ffmpeg: Ffmpeg;
  input: string;
  inspection: Inspection;
  timing: FrameTiming;
  /** Of the film, in seconds: the last picture is held while there is sound. */
  length: number;
  /** The largest first. */
  outputs: readonly Output[];
  limits: WorkLimits;
  /** Receives how many seconds of the video are done. */
  onSeconds?: (seconds: number) => void;
  signal?: AbortSignal;
};

export type Output = {
  file: string;
  target: Target;
  isPictureCopied?: boolean;
  /** The sound's filter; `null` leaves the sound out. */
  sound: string | null;
  isSoundCopied?: boolean;
};

/**
 * Makes all renditions of a video in one run, so it is decoded once.
 * @throws ProgramError
 */
export async function encode(options: EncodeOptions): Promise<void> {
  const { ffmpeg, limits, signal, onSeconds } = options;
  await runProgram(ffmpeg.ffmpeg, encodeArguments(options), {
    timeLimitMs: limits.timeLimitMs,
    fileMaxBytes: limits.fileMaxBytes,
    signal,
    onLine: (line) => {
      const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? [];
      if (microseconds !== undefined) onSeconds?.(Number(microseconds) / 1e6);
    },
  });
}

export function encodeArguments(options: EncodeOptions): string[] {
  const { inspection, limits, outputs } = options;
  const heard = `0:${inspection.sound?.index ?? ""}`;
  const sounds = outputs.flatMap(({ sound, isSoundCopied }, number) =>
    sound === null || isSoundCopied ? [] : [`[${heard}]${sound}[sound${number}]`],
  );
  const graph = [...pictureGraph(options), ...sounds];
  return [
    ...["-nostdin", "-hide_banner", "-v", "error", "-nostats", "-progress", "pipe:1", "-y"],
    ...decodedPicture(options),
    ...(graph.length > 0 ? ["-filter_complex", graph.join(";")] : []),
    ...outputs.flatMap(({ file, target, sound, isPictureCopied, isSoundCopied }, number) => [
      ...["-map", isPictureCopied ? `0:${inspection.picture.index}` : `[picture${number}]`],
      ...(sound === null ? [] : ["-map", isSoundCopied ? heard : `[sound${number}]`]),
      ...(isPictureCopied ? ["-c:v", "copy"] : pictureCoding(target, rateOf(options, target))),
      ...(isSoundCopied ? ["-c:a", "copy"] : soundCoding(target.soundKilobits)),
      ...[...fileCoding(target), "-t", String(limits.seconds), `file:${file}`],
    ]),
  ];
}

/** Returns a rendition's rate: the main one's or a fraction of it, so frames are dropped evenly. */
function rateOf({ timing }: Pick<EncodeOptions, "timing">, { frames }: Target): string {
  return frameRateOf({ rate: valueOf(frameRateOf(timing)), isConstant: true }, frames);
}

/** Builds the graph from the file's picture to the encoded ones: the lighter ones are scaled from the largest. */
function pictureGraph(options: EncodeOptions): string[] {
  const { picture } = options.inspection;
  const encoded = options.outputs.flatMap(({ target, isPictureCopied }, number) =>
    isPictureCopied ? [] : [{ target, number, ...fitted(picture, target.shortSide) }],
  );
  const [largest] = encoded;
  if (!largest) return [];
  const pads = encoded.map(({ number }) => `[scaled${number}]`).join("");
  return [
    `[0:${picture.index}]${pictureFilters(options, largest)},split=${encoded.length}${pads}`,
    ...encoded.map(({ target, number, width, height }) => {
      const scale = `scale=${width}:${height}:flags=bicubic,setsar=1`;
      return `[scaled${number}]fps=${rateOf(options, target)},${scale}[picture${number}]`;
    }),
  ];
}

/** Returns the arguments that open a film whose picture goes through `pictureFilters`. */
export function decodedPicture({ input, inspection, limits, timing }: DecodedPicture): string[] {
  const { isTurned, isInterlaced } = inspection.picture;
  return [
    // The filters handle a change of size; FFmpeg would restart them and leave a gap in the sound.
    ...(isTurned || isInterlaced ? [] : ["-reinit_filter", "0"]),
    ...decodedArguments(input, limits.seconds, timing.mostPixels),
  ];
}

type DecodedPicture = Pick<EncodeOptions, "input" | "inspection" | "limits" | "timing">;

type Filtered = Pick<EncodeOptions, "ffmpeg" | "inspection" | "length" | "limits" | "timing">;

/** Returns the filters that set a picture's size, constant rate, ordinary colours (BT.709) and the film's length. */
export function pictureFilters(
  { ffmpeg, inspection, length, limits, timing }: Filtered,
  size: { width: number; height: number },
): string {
  const { picture } = inspection;
  const rate = frameRateOf(timing);
  const { start } = inspection;
  const steady = [timing.start - start > GAP_MAX ? `fps=${rate}:start_time=0` : `fps=${rate}`];
  const missing = length - (timing.end - start);
  const scaled = [
    ...colourFilters(picture, sizeFilter(size), ffmpeg.canToneMap),
    `pad=${size.width}:${size.height}:-1:-1:eval=frame`,
    ...["format=yuv420p", "setsar=1"],
  ];
  // Scaling a few 8K frames each time they repeat would take an hour.
  const isRepeated = timing.frames < limits.seconds * valueOf(rate);
  return [
    ...(picture.isInterlaced ? ["yadif=deint=interlaced"] : []),
    ...(isRepeated ? [...scaled, ...steady] : [...steady, ...scaled]),
    ...(missing > GAP_MAX ? [`tpad=stop_mode=clone:stop_duration=${missing.toFixed(3)}`] : []),
  ].join(",");
}

/** When the shape changes, as on a phone being turned, the picture shrinks to leave room for bars. */
function sizeFilter({ width, height }: { width: number; height: number }): string {
  const isSame = `lte(abs(dar*${height}/${width}-1),${SHAPE_TOLERANCE})`;
  const within = (whole: number, other: string) => `if(${isSame},${whole},2*trunc(min(${whole},${other})/2))`;
  const size = `w='${within(width, `${height}*dar`)}':h='${within(height, `${width}/dar`)}'`;
  return `scale=${size}:eval=frame:flags=bicubic`;
}

/** Scales a picture and converts it to the colours of ordinary screens (BT.709). */
function colourFilters(picture: Picture, scale: string, canToneMap: boolean): string[] {
  const { transfer, matrix, primaries, height } = picture;
  if (transfer === "sdr" || !canToneMap) {
    const assumed = matrix ? "" : `:in_color_matrix=${height >= HD_HEIGHT ? "bt709" : "bt601"}`;
    return [`${scale}${assumed}:out_color_matrix=bt709:out_range=tv`];
  }
  // zscale fails on colours that the file does not name.
  const named = `color_trc=${INPUT_COLOURS[transfer]}:colorspace=${matrix ?? "bt2020nc"}:color_primaries=${primaries ?? "bt2020"}`;
  return [
    scale,
    `setparams=${named}`,
    `zscale=t=linear:npl=${HDR_WHITE}`,
    "format=gbrpf32le",
    "zscale=p=bt709",
    "tonemap=mobius:desat=0",
    "zscale=t=bt709:m=bt709:r=tv",
  ];
}

export type PreparedRendition = {
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

/** Inspects a finished file and returns its length in seconds. */
export async function inspectRendition(
  { ffprobe }: Ffmpeg,
  file: string,
): Promise<{ rendition: PreparedRendition; duration: number }> {
  const [made, { size }] = await Promise.all([inspectClip(ffprobe, file), stat(file)]);
  if (!made.duration) throw new PreparationError(UNREADABLE);
  const { width, height } = made.picture;
  const bitrate = Math.ceil((size * 8) / made.duration);
  const rendition = { file, width, height, bitrate, type: contentTypeOf(made), filesize: size };
  return { rendition, duration: made.duration };
}
