import { inputArguments } from "../../lib/ffmpeg/ffmpeg";
import type { Picture } from "../../lib/ffmpeg/inspect-video";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { PreparationError, TOO_LARGE_FRAMES, TOO_MANY_FRAMES } from "./preparation-error";

const TIMING_LIMIT_MS = 5 * 60_000;

/** Two hours at 120 frames a second; files with more are refused. */
const MOST_FRAMES = 864_000;

/** The most frames and pixels per second of video: phones record 240 frames of 1080p, 120 of 4K, 30 of 8K. */
const FRAMES_PER_SECOND_MAX = 300;
const PIXELS_PER_SECOND_MAX = 1_100_000_000;

/** Seconds added to each video, so one with a few frames is not refused. */
const SPARE_SECONDS = 1;

/** A larger gap between consecutive frames is a jump, in seconds. */
const JUMP_MIN = 2;

/** How far a pause between frames may differ from the usual one: clocks round. */
const STEADY = 0.15;

/** The share of frames that may be irregular, such as the first or last. */
const UNSTEADY_FRAMES_MAX = 0.01;

/**
 * A frame in its file: when it is shown, in seconds, and whether it decodes on its own. Files that only state the
 * decoding time, such as AVI, give that; `NaN` when they state neither.
 */
type FramePacket = {
  time: number;
  /** How long it is shown, in seconds, if the file says so. */
  duration?: number;
  isKey: boolean;
  isHidden: boolean;
  isOnlyDecodingTime?: boolean;
};

export type FrameTiming = {
  frames: number;
  /** From the first frame to the last, in seconds; the file's own length may differ. */
  seconds: number;
  /** When the first frame begins and the last one ends, in the file's seconds. */
  start: number;
  end: number;
  /** The usual frames a second; 0 when there are fewer than two. */
  rate: number;
  isConstant: boolean;
  /** The longest stretch without a frame to seek to, in seconds. */
  keyframeSeconds: number;
  /** How many pixels a frame may have before decoding takes far too long. */
  mostPixels: number;
  /** Whether times jump, as in joined recordings or after a long still picture. */
  jumps: boolean;
  /** Whether it can be copied: it starts with a key frame at the beginning and has no hidden frames. */
  isClean: boolean;
};

/**
 * Reads when a picture's frames are shown, without decoding.
 * @throws PreparationError when decoding them would take far too long; ProgramError
 */
export async function readFrameTiming(
  ffprobe: string,
  file: string,
  { index, ...size }: Pick<Picture, "index" | "width" | "height">,
  signal?: AbortSignal,
): Promise<FrameTiming> {
  const packets: FramePacket[] = [];
  const tooMany = new AbortController();
  await runProgram(
    ffprobe,
    [
      ...["-v", "error", "-select_streams", String(index)],
      ...["-show_entries", "packet=pts_time,dts_time,duration_time,flags"],
      ...["-of", "csv=p=0", ...inputArguments(file)],
    ],
    {
      timeLimitMs: TIMING_LIMIT_MS,
      signal: signal ? AbortSignal.any([signal, tooMany.signal]) : tooMany.signal,
      onLine: (line) => {
        // Extra data in a packet, as from camcorders, gets a line of its own.
        if (line === "") return;
        if (packets.length >= MOST_FRAMES) tooMany.abort(new PreparationError(TOO_MANY_FRAMES));
        else packets.push(packetOf(line));
      },
    },
  );
  const timing = timingOf(packets);
  requireDecodable(size, timing);
  return timing;
}

/**
 * Uses the frames' own length: a file may claim another.
 * @throws PreparationError when a video has more frames, or more pixels in them, than any camera records in its time.
 */
export function requireDecodable(
  { width, height }: Pick<Picture, "width" | "height">,
  { frames, seconds, mostPixels }: Pick<FrameTiming, "frames" | "seconds" | "mostPixels">,
): void {
  if (frames > FRAMES_PER_SECOND_MAX * (seconds + SPARE_SECONDS)) throw new PreparationError(TOO_MANY_FRAMES);
  if (width * height > mostPixels) throw new PreparationError(TOO_LARGE_FRAMES);
}

/** @param line From ffprobe, such as `0.040000,0.000000,0.040000,K_` or `N/A,0.000000,N/A,__`. */
function packetOf(line: string): FramePacket {
  const [shown = "", decoded = "", lasting = "", flags = ""] = line.split(",");
  const isOnlyDecodingTime = Number.isNaN(Number(shown));
  return {
    time: Number(isOnlyDecodingTime ? decoded : shown),
    duration: Number(lasting) || undefined,
    isKey: flags.includes("K"),
    isHidden: flags.includes("D"),
    isOnlyDecodingTime,
  };
}

/** @param packets In the order of the file. */
export function timingOf(packets: readonly FramePacket[]): FrameTiming {
  const shown = packets.filter(({ time }) => Number.isFinite(time)).toSorted((a, b) => a.time - b.time);
  const times = shown.map(({ time }) => time);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const usual = median(pauses);
  const steady = pauses.filter((pause) => Math.abs(pause - usual) <= usual * STEADY);
  const unsteady = pauses.length - steady.length;
  // A missing frame does not slow down the others.
  const counted = unsteady <= Math.max(1, pauses.length * UNSTEADY_FRAMES_MAX) ? steady : pauses;
  const counting = counted.reduce((sum, pause) => sum + pause, 0);
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const keys = [...shown.filter(({ isKey }) => isKey).map(({ time }) => time), (times.at(-1) ?? 0) + usual];
  return {
    frames: packets.length,
    seconds: span,
    start: times[0] ?? 0,
    // The last slide, or a still screen, is shown for as long as the file says.
    end: (times.at(-1) ?? 0) + Math.max(usual, shown.at(-1)?.duration ?? 0),
    rate: counting > 0 ? counted.length / counting : 0,
    mostPixels: Math.floor((PIXELS_PER_SECOND_MAX * (span + SPARE_SECONDS)) / Math.max(1, packets.length)),
    isConstant: usual > 0 && counted === steady,
    keyframeSeconds: keys
      .slice(1)
      .reduce((longest, time, index) => Math.max(longest, time - (keys[index] ?? 0)), 0),
    jumps: packets.some(({ time }, index) => Math.abs(time - (packets[index - 1]?.time ?? time)) > JUMP_MIN),
    isClean:
      packets[0]?.isKey === true &&
      Math.abs(times[0] ?? 1) < usual &&
      packets.every(
        ({ time, isHidden, isOnlyDecodingTime }) => Number.isFinite(time) && !isHidden && !isOnlyDecodingTime,
      ),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
