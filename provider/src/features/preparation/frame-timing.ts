import { inputArguments } from "../../lib/ffmpeg/ffmpeg";
import type { Picture } from "../../lib/ffmpeg/inspect-video";
import { runProgram } from "../../lib/ffmpeg/run-program";
import { PreparationError, TOO_LARGE_FRAMES, TOO_MANY_FRAMES } from "./preparation-error";

const TIMING_LIMIT_MS = 5 * 60_000;

/** Two hours at 120 frames a second. What has more is given up. */
const MOST_FRAMES = 864_000;

/** Frames, and their pixels, that are decoded for each second of a video: phones make 240 frames of 1080p, 120 of 4K, 30 of 8K. */
const FRAMES_PER_SECOND_MAX = 300;
const PIXELS_PER_SECOND_MAX = 1_100_000_000;

/** Seconds that a video has besides, so that one of a few frames is not refused. */
const SPARE_SECONDS = 1;

/** Frames that are stored one after another are shown so many seconds apart, at most. */
const JUMP_MIN = 2;

/** By how much a pause between two frames may differ from the usual one, as clocks round. */
const STEADY = 0.15;

/** The part of all frames that may come at another time, as a first or last one does. */
const UNSTEADY_FRAMES_MAX = 0.01;

/**
 * A frame in its file: when it is shown, in seconds, and whether it can be decoded without others. Where the file only says when
 * it is decoded, as AVI does, the time is that; `NaN` where it says neither.
 */
type FramePacket = {
  time: number;
  /** For how long it is shown, in seconds, where the file says it. */
  duration?: number;
  isKey: boolean;
  isHidden: boolean;
  isOnlyDecodingTime?: boolean;
};

/** When frames come. */
export type FrameTiming = {
  frames: number;
  /** From the first frame to the last, in seconds: what a file says of itself may be another length. */
  seconds: number;
  /** When the first one comes, and when the last one ends, in seconds of the times in the file. */
  start: number;
  end: number;
  /** Frames a second, as they usually come; 0 where there are fewer than two. */
  rate: number;
  isConstant: boolean;
  /** The longest stretch without a frame to jump to, in seconds. */
  keyframeSeconds: number;
  /** How many pixels a frame may have, so that decoding them all does not take far too long. */
  mostPixels: number;
  /** Whether times jump, as where several recordings were joined; pictures that stand for long do so as well. */
  jumps: boolean;
  /** Whether it can be copied as it is: begins with a key frame, at the beginning, with nothing that is not shown. */
  isClean: boolean;
};

/**
 * Reads when the frames of a picture come. Nothing is decoded.
 * @throws PreparationError where decoding them would take far too long; ProgramError
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
        // What a packet carries beside its frame, as those of camcorders do, has a line of its own.
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
 * @throws PreparationError where a video has more frames, or more pixels in them, than any camera makes in its time. Its length is
 * that of its frames: what a file says of itself may be another one.
 */
export function requireDecodable(
  { width, height }: Pick<Picture, "width" | "height">,
  { frames, seconds, mostPixels }: Pick<FrameTiming, "frames" | "seconds" | "mostPixels">,
): void {
  if (frames > FRAMES_PER_SECOND_MAX * (seconds + SPARE_SECONDS)) throw new PreparationError(TOO_MANY_FRAMES);
  if (width * height > mostPixels) throw new PreparationError(TOO_LARGE_FRAMES);
}

/** @param line As ffprobe gives it, such as `0.040000,0.000000,0.040000,K_` or `N/A,0.000000,N/A,__`. */
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
  // A frame that is missing makes the others come no slower.
  const counted = unsteady <= Math.max(1, pauses.length * UNSTEADY_FRAMES_MAX) ? steady : pauses;
  const counting = counted.reduce((sum, pause) => sum + pause, 0);
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const keys = [...shown.filter(({ isKey }) => isKey).map(({ time }) => time), (times.at(-1) ?? 0) + usual];
  return {
    frames: packets.length,
    seconds: span,
    start: times[0] ?? 0,
    // The last picture of slides, or of a screen on which nothing moves any more, is shown for as long as the file says.
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
