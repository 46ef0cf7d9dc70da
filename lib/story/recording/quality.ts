import "client-only";
import { lineSpeed } from "@/lib/story/uploads/line-speed";

export type Quality = {
  width: number;
  height: number;
  framesPerSecond: number;
  bitsPerSecond: { video: number; audio: number };
};

const AUDIO_BITS = 96_000;

/** VP9 uses up to a third more than requested. */
const ASKED_OF_LINE = 3 / 4;

/** In bits per second. */
const VIDEO = { least: 250_000, saving: 600_000, usual: 1_500_000, most: 2_500_000 } as const;

/** Best first: from this bitrate up, the larger picture looks better. */
const PICTURES = [
  { from: 1_000_000, width: 1280, height: 720, framesPerSecond: 30 },
  { from: 450_000, width: 960, height: 540, framesPerSecond: 24 },
  { from: 0, width: 640, height: 360, framesPerSecond: 24 },
] as const;

type Line = { downlink?: number; saveData?: boolean };

/** Upload speed is at least a third of download speed. */
const SENT_OF_BROUGHT = 1 / 3;

/** Chooses a quality that the connection uploads in real time. `speed` is in bits per second; `null` if unknown. */
export function recordingQuality(
  speed: number | null = lineSpeed(),
  { downlink, saveData = false }: Line = lineOf(navigator) ?? {},
): Quality {
  const carried = speed ?? (downlink === undefined ? null : downlink * 1_000_000 * SENT_OF_BROUGHT);
  const wanted = carried === null ? VIDEO.usual : carried * ASKED_OF_LINE - AUDIO_BITS;
  const video = Math.round(Math.min(saveData ? VIDEO.saving : VIDEO.most, Math.max(VIDEO.least, wanted)));
  const { from: _, ...picture } = PICTURES.find(({ from }) => video >= from) ?? PICTURES[2];
  return { ...picture, bitsPerSecond: { video, audio: AUDIO_BITS } };
}

function lineOf(browser: Navigator & { connection?: Line }): Line | undefined {
  return browser.connection;
}

/** Returns what to request from a camera. */
export function pictureConstraints({ width, height, framesPerSecond }: Quality): MediaTrackConstraints {
  return { width: { ideal: width }, height: { ideal: height }, frameRate: { max: framesPerSecond } };
}
