import { MAIN_BITRATE_MAX } from "./rendition-plan";

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
