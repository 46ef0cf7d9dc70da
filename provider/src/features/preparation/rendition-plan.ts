import type { Inspection, Picture } from "../../lib/ffmpeg/inspect-video";
import type { FrameTiming } from "./frame-timing";

/** The short side of a video, in pixels; a smaller one stays as it is. */
export const SHORT_SIDE_MAX = 720;

/** Its long side, which only panoramas have more of. */
export const LONG_SIDE_MAX = 1920;

/** The short side of the rendition for projectors. */
export const LARGE_SHORT_SIDE_MAX = 1080;

/** The short side of the light rendition, and of the lightest. */
export const LIGHT_SHORT_SIDE_MAX = 360;
export const LIGHTEST_SHORT_SIDE_MAX = 270;

/** Frames a second, at most, and in the lightest rendition. */
export const FRAME_RATE_MAX = 30;
export const LIGHTEST_FRAME_RATE_MAX = 25;

/** From one frame that can be jumped to, to the next, in seconds. */
export const KEYFRAME_SECONDS = 2;

/** The bits a second that a rendition may have, picture and sound together. */
export const MAIN_BITRATE_MAX = 3_300_000;
export const LIGHT_BITRATE_MAX = 600_000;
export const LIGHTEST_BITRATE_MAX = 240_000;

/** Which renditions a clip gets: counted up when another is added, so that clips prepared before get it, too. */
export const RECIPE = 2;

/** What clocks and containers round. */
const ROUNDING = 1.02;

/** The ways in which H.264 is played by every browser: its highest level is 4.2. */
const PLAYED_PROFILES: ReadonlySet<string> = new Set(["Constrained Baseline", "Main", "High"]);
const PLAYED_LEVEL_MAX = 42;

/** The rates of cameras, in frames a second, as fractions. */
const CAMERA_RATES = ["24000/1001", "24", "25", "30000/1001", "30", "12", "15", "20"] as const;
const CAMERA_RATE_TOLERANCE = 0.01;

type Size = { width: number; height: number };

/** The size at which a picture is shown with at most so many pixels: even, and never enlarged. */
export function fitted({ width, height }: Size, shortSide: number): Size {
  const scale = Math.min(1, shortSide / Math.min(width, height), LONG_SIDE_MAX / Math.max(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.floor((pixels + 0.5) / 2));
}

/** The constant rate that frames are given, as FFmpeg writes it: theirs, or a part of it. */
export function frameRateOf({ rate, isConstant }: FrameTiming, most = FRAME_RATE_MAX): string {
  if (!isConstant || rate <= 0) return String(most);
  const part = rate / Math.ceil(rate / (most * ROUNDING));
  const known = CAMERA_RATES.find((fraction) => Math.abs(valueOf(fraction) - part) < CAMERA_RATE_TOLERANCE);
  return known ?? Math.min(part, most).toFixed(3);
}

/** The value of a fraction such as `30000/1001`. */
export function valueOf(fraction: string): number {
  const [above = 0, below = 1] = fraction.split("/").map(Number);
  return above / below;
}

/** Whether every browser plays the picture as it is, and it need not be made smaller: it is then copied. */
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

/** Whether sound can be copied: AAC-LC of one or two channels. */
export function isSoundPlayed({ sound }: Inspection): boolean {
  return sound?.codec === "aac" && sound.profile === "LC" && sound.channels <= 2;
}

/** The content type of an MP4 of H.264 and AAC-LC, with codecs as RFC 6381 names them. */
export function contentTypeOf({ picture, sound }: Inspection): string {
  const profile = { "Constrained Baseline": "42c0", Main: "4d40" }[picture.profile] ?? "6400";
  const level = picture.level.toString(16).padStart(2, "0");
  return `video/mp4; codecs="avc1.${profile}${level}${sound ? ", mp4a.40.2" : ""}"`;
}

/** How long preparing may take: at least so long, so long a second of video, and never longer, in milliseconds. */
const TIME_MIN_MS = 10 * 60_000;
const TIME_PER_SECOND_MS = 40_000;
const TIME_MAX_MS = 2 * 60 * 60_000;

/** What a file may be longer than its bit rate says, as a part, and in bytes. */
const SPARE_PART = 1.5;
const SPARE_BYTES = 16 * 1024 * 1024;

/** What the end of a video may be away from where it is said to be, in seconds. */
const SPARE_SECONDS = 1;

/** What preparing a video may take. */
export type WorkLimits = {
  /** Seconds of the video; what comes after them is left out. */
  seconds: number;
  /** For each program that is run, in milliseconds. */
  timeLimitMs: number;
  /** For each file that is made, in bytes. */
  fileMaxBytes: number;
};

/** @param length Of the video, in seconds. */
export function workLimitsOf(length: number): WorkLimits {
  const seconds = length + SPARE_SECONDS;
  return {
    seconds,
    // Timers take whole milliseconds alone.
    timeLimitMs: Math.min(Math.ceil(TIME_MIN_MS + length * TIME_PER_SECOND_MS), TIME_MAX_MS),
    fileMaxBytes: SPARE_BYTES + (seconds * MAIN_BITRATE_MAX * SPARE_PART) / 8,
  };
}
