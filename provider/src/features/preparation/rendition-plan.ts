import { STORY_MINUTES_DEFAULT, STORY_MINUTES_MAX } from "@lampstand/contract/limits";
import type { Payload } from "payload";

import { threads } from "../../lib/ffmpeg/ffmpeg";
import type { Inspection, Picture } from "../../lib/ffmpeg/inspect-video";
import type { Clip } from "../../payload-types";
import type { FrameTiming } from "./frame-timing";

/** The short side of a video, in pixels; smaller ones are kept. */
export const SHORT_SIDE_MAX = 720;

/** The long side; only panoramas exceed it. */
const LONG_SIDE_MAX = 1920;

export const LARGE_SHORT_SIDE_MAX = 1080;

export const LIGHT_SHORT_SIDE_MAX = 360;
export const LIGHTEST_SHORT_SIDE_MAX = 270;

/** Frames a second, at most, and in the lightest rendition. */
const FRAME_RATE_MAX = 30;
export const LIGHTEST_FRAME_RATE_MAX = 25;

/** Between frames that one can seek to, in seconds. */
const KEYFRAME_SECONDS = 2;

/** A rendition's bits a second, picture and sound together. */
const MAIN_BITRATE_MAX = 3_300_000;
export const LIGHT_BITRATE_MAX = 600_000;
export const LIGHTEST_BITRATE_MAX = 240_000;

/** Increment it when adding a rendition: clips prepared earlier then get it too. */
export const RECIPE = 2;

/** Tolerance for rounding in clocks and containers. */
const ROUNDING = 1.02;

/** H.264 that every browser plays, up to level 4.2. */
const PLAYED_PROFILES: ReadonlySet<string> = new Set(["Constrained Baseline", "Main", "High"]);
const PLAYED_LEVEL_MAX = 42;

/** Camera rates in frames a second, as fractions. */
const CAMERA_RATES = ["24000/1001", "24", "25", "30000/1001", "30", "12", "15", "20"] as const;
const CAMERA_RATE_TOLERANCE = 0.01;

type Size = { width: number; height: number };

/** Returns the size of a picture whose short side is limited: even, and never enlarged. */
export function fitted({ width, height }: Size, shortSide: number): Size {
  const scale = Math.min(1, shortSide / Math.min(width, height), LONG_SIDE_MAX / Math.max(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.floor((pixels + 0.5) / 2));
}

/** Returns the constant frame rate as FFmpeg writes it: the film's, or a fraction of it. */
export function frameRateOf(
  { rate, isConstant }: Pick<FrameTiming, "rate" | "isConstant">,
  most = FRAME_RATE_MAX,
): string {
  if (!isConstant || rate <= 0) return String(most);
  const part = rate / Math.ceil(rate / (most * ROUNDING));
  const known = CAMERA_RATES.find((fraction) => Math.abs(valueOf(fraction) - part) < CAMERA_RATE_TOLERANCE);
  return known ?? Math.min(part, most).toFixed(3);
}

export function valueOf(fraction: string): number {
  const [above = 0, below = 1] = fraction.split("/").map(Number);
  return above / below;
}

/** Returns whether the picture can be copied: every browser plays it and it is small enough. */
export function isPictureRight(picture: Picture, timing: FrameTiming, bitrate: number | undefined): boolean {
  const size = fitted(picture, SHORT_SIDE_MAX);
  return (
    picture.codec === "h264" &&
    PLAYED_PROFILES.has(picture.profile) &&
    picture.level <= PLAYED_LEVEL_MAX &&
    picture.pixelFormat === "yuv420p" &&
    picture.transfer === "sdr" &&
    picture.primaries !== "bt2020" &&
    !picture.isTransformed &&
    !picture.isInterlaced &&
    size.width === picture.width &&
    size.height === picture.height &&
    timing.isClean &&
    timing.isConstant &&
    timing.rate <= FRAME_RATE_MAX * ROUNDING &&
    timing.keyframeSeconds <= KEYFRAME_SECONDS * ROUNDING &&
    bitrate !== undefined &&
    bitrate <= MAIN_BITRATE_MAX
  );
}

/** Returns whether sound can be copied: AAC-LC of one or two channels. */
export function isSoundPlayed({ sound }: Pick<Inspection, "sound">): boolean {
  return sound?.codec === "aac" && sound.profile === "LC" && sound.channels <= 2;
}

/** Returns the content type of an MP4 of H.264 and AAC-LC, with codecs as RFC 6381 names them. */
export function contentTypeOf({ picture, sound }: Pick<Inspection, "picture" | "sound">): string {
  const profile = { "Constrained Baseline": "42c0", Main: "4d40" }[picture.profile] ?? "6400";
  const level = picture.level.toString(16).padStart(2, "0");
  return `video/mp4; codecs="avc1.${profile}${level}${sound ? ", mp4a.40.2" : ""}"`;
}

/** How long preparing may take, in milliseconds: a base, more for each second of video, and a maximum. */
const TIME_MIN_MS = 10 * 60_000;
const TIME_PER_SECOND_MS = 40_000;
const TIME_MAX_MS = 2 * 60 * 60_000;

/** How much larger than its bit rate suggests a file may be: as a factor, and in bytes. */
const SPARE_PART = 1.5;
const SPARE_BYTES = 16 * 1024 * 1024;

/** How far a video's end may be from where it claims, in seconds. */
const SPARE_SECONDS = 1;

export type WorkLimits = {
  /** Seconds of the video; the rest is left out. */
  seconds: number;
  /** For each program run, in milliseconds. */
  timeLimitMs: number;
  /** For each file made, in bytes. */
  fileMaxBytes: number;
};

/** @param length Of the video, in seconds. */
export function workLimitsOf(length: number): WorkLimits {
  const seconds = length + SPARE_SECONDS;
  return {
    seconds,
    // Timers only take whole milliseconds.
    timeLimitMs: Math.min(Math.ceil(TIME_MIN_MS + length * TIME_PER_SECOND_MS), TIME_MAX_MS),
    fileMaxBytes: SPARE_BYTES + (seconds * MAIN_BITRATE_MAX * SPARE_PART) / 8,
  };
}

/** How to encode a rendition: by quality, up to a maximum rate. */
export type Target = {
  /** Of its filename. */
  ending: string;
  /** In pixels, at most. */
  shortSide: number;
  /** Frames a second, at most. */
  frames: number;
  quality: number;
  kilobits: number;
  buffer: number;
  /** x264's options besides its preset. */
  effort: string;
  soundKilobits: number;
  isMono?: boolean;
  /** Without B-frames, frame times take no room in the index. */
  hasLaterFrames: boolean;
  /**
   * How long picture and sound alternate. Each change adds to the index, which comes first, but playback also waits for
   * everything before the first sound.
   */
  chunkMilliseconds: number;
};

/**
 * As good as the preset `fast` in half the time, by trellis and lookahead. Precise motion helps small pictures most.
 */
const LARGE_PICTURES = "trellis=1:rc-lookahead=20:partitions=i8x8,i4x4";
const SMALL_PICTURES = "trellis=1:rc-lookahead=20:subme=4";
const PRESET = "veryfast";

export const MAIN: Target = {
  ...{ ending: "", shortSide: SHORT_SIDE_MAX, frames: FRAME_RATE_MAX, effort: LARGE_PICTURES },
  ...{ quality: 21, kilobits: 2800, buffer: 5600, soundKilobits: 128 },
  ...{ hasLaterFrames: true, chunkMilliseconds: 250 },
};

export const LARGE: Target = {
  ...{ ending: "-large", shortSide: LARGE_SHORT_SIDE_MAX, frames: FRAME_RATE_MAX, effort: LARGE_PICTURES },
  ...{ quality: 20, kilobits: 6000, buffer: 12_000, soundKilobits: 160 },
  ...{ hasLaterFrames: true, chunkMilliseconds: 500 },
};

export const LIGHT: Target = {
  ...{ ending: "-light", shortSide: LIGHT_SHORT_SIDE_MAX, frames: FRAME_RATE_MAX, effort: SMALL_PICTURES },
  ...{ quality: 25.5, kilobits: 470, buffer: 470, soundKilobits: 64 },
  ...{ hasLaterFrames: false, chunkMilliseconds: 500 },
};

export const LIGHTEST: Target = {
  ...{
    ending: "-lightest",
    shortSide: LIGHTEST_SHORT_SIDE_MAX,
    frames: LIGHTEST_FRAME_RATE_MAX,
    effort: SMALL_PICTURES,
  },
  ...{ quality: 25.5, kilobits: 180, buffer: 180, soundKilobits: 32, isMono: true },
  ...{ hasLaterFrames: false, chunkMilliseconds: 1000 },
};

/** @param rate Frames a second, as FFmpeg writes it. */
export function pictureCoding(
  { quality, kilobits, buffer, effort, hasLaterFrames }: Target,
  rate: string,
): string[] {
  const distance = Math.max(1, Math.floor(valueOf(rate) * KEYFRAME_SECONDS));
  return [
    ...["-c:v", "libx264", "-threads", threads(), "-preset", PRESET, "-x264-params", effort],
    ...["-profile:v", "high", "-pix_fmt", "yuv420p", "-crf", String(quality)],
    ...[...(hasLaterFrames ? [] : ["-bf", "0"]), "-g", String(distance)],
    ...["-maxrate:v", `${kilobits}k`, "-bufsize:v", `${buffer}k`],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
  ];
}

/** Writes an MP4 without metadata (where, when, with what and by whom it was filmed), the index first. */
export function fileCoding({ chunkMilliseconds }: Target): string[] {
  return [
    ...["-map_metadata", "-1", "-map_chapters", "-1", "-dn", "-sn"],
    ...["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
    // Removes H.264 SEI: the encoder's settings, a camera's notes.
    ...["-bsf:v", "filter_units=remove_types=6", "-chunk_duration", String(chunkMilliseconds * 1000)],
    ...["-empty_hdlr_name", "1", "-movflags", "+faststart", "-f", "mp4"],
  ];
}

export const CLIP_SECONDS_MAX = STORY_MINUTES_MAX * 60;

/** Returns how long a visitor's story may be, in seconds, as staff have set it. */
export async function longestStory(payload: Payload): Promise<number> {
  const { storyMinutes } = await payload.findGlobal({
    slug: "settings",
    select: { storyMinutes: true },
    depth: 0,
  });
  return (storyMinutes ?? STORY_MINUTES_DEFAULT) * 60;
}

/** Returns how long a clip may be, in seconds. */
export async function longestOf(
  payload: Payload,
  { isFromVisitor }: Pick<Clip, "isFromVisitor">,
): Promise<number> {
  return isFromVisitor ? longestStory(payload) : CLIP_SECONDS_MAX;
}
