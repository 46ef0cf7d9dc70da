import { THREADS } from "../../lib/ffmpeg/ffmpeg";
import { KEYFRAME_SECONDS, valueOf } from "./rendition-plan";

/** How a rendition is encoded: by quality, never above a rate. */
export type Target = {
  quality: number;
  kilobits: number;
  buffer: number;
  soundKilobits: number;
  /** Without frames that need later ones, each frame's time takes no room in the index. */
  hasLaterFrames: boolean;
  /**
   * For how long picture and sound alternate in the file. Each change takes room in the index, which comes first; what
   * comes before the first sound is waited for, too.
   */
  chunkMilliseconds: number;
};

export const MAIN: Target = {
  ...{ quality: 22, kilobits: 2800, buffer: 5600, soundKilobits: 128 },
  ...{ hasLaterFrames: true, chunkMilliseconds: 250 },
};

export const LARGE: Target = {
  ...{ quality: 21, kilobits: 6000, buffer: 12_000, soundKilobits: 160 },
  ...{ hasLaterFrames: true, chunkMilliseconds: 500 },
};

export const LIGHT: Target = {
  ...{ quality: 26, kilobits: 470, buffer: 470, soundKilobits: 64 },
  ...{ hasLaterFrames: false, chunkMilliseconds: 500 },
};

export const LIGHTEST: Target = {
  ...{ quality: 26, kilobits: 180, buffer: 180, soundKilobits: 32 },
  ...{ hasLaterFrames: false, chunkMilliseconds: 1000 },
};

/** Slower presets gain little on two cores. */
const PRESET = "fast";

/** @param rate Frames a second, as FFmpeg writes it. */
export function pictureCoding({ quality, kilobits, buffer, hasLaterFrames }: Target, rate: string): string[] {
  const distance = Math.max(1, Math.floor(valueOf(rate) * KEYFRAME_SECONDS));
  return [
    ...["-c:v", "libx264", "-threads", THREADS, "-preset", PRESET, "-profile:v", "high"],
    ...["-pix_fmt", "yuv420p", "-crf", String(quality), ...(hasLaterFrames ? [] : ["-bf", "0"])],
    ...["-maxrate:v", `${kilobits}k`, "-bufsize:v", `${buffer}k`, "-g", String(distance)],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
  ];
}

/** An MP4 with nothing about where, when, with what and by whom it was filmed, the index first. */
export function fileCoding({ chunkMilliseconds }: Target): string[] {
  return [
    ...["-map_metadata", "-1", "-map_chapters", "-1", "-dn", "-sn"],
    ...["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
    // What H.264 carries beside the picture: the encoder's settings, a camera's notes.
    ...["-bsf:v", "filter_units=remove_types=6", "-chunk_duration", String(chunkMilliseconds * 1000)],
    ...["-empty_hdlr_name", "1", "-movflags", "+faststart", "-f", "mp4"],
  ];
}
