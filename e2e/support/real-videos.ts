import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { runFolder } from "./run-folder";

const run = promisify(execFile);

const words = (text: string) => text.split(" ").filter(Boolean);

/** Red above, blue below, something that moves in between. */
export const scene = (size: string, rate: number, seconds: number) =>
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds},drawbox=0:0:iw:ih/4:red:fill,drawbox=0:ih*3/4:iw:ih/4:blue:fill`;

const HEVC = "-c:v libx265 -preset ultrafast -x265-params log-level=error -pix_fmt yuv420p10le -tag:v hvc1";
export const H264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p";

/** The place and the phone that a phone's video names. */
export const TELLING = /48\.8577|iPhone/;

/**
 * Makes a video by FFmpeg, as a camera or a program would.
 *
 * @param sound `null` for none.
 * @param coding FFmpeg's options, separated by spaces.
 */
export async function makeVideo(picture: string, sound: string | null, coding: string): Promise<Blob> {
  return readVideo(await writeVideo(picture, sound, coding));
}

/**
 * A video as an iPhone makes it: HEVC of ten bits in a QuickTime film, in HDR, stored on its side, with where and with
 * what it was filmed.
 */
export async function phoneVideo(rate: number, seconds: number): Promise<Blob> {
  const stored = await writeVideo(
    `${scene("720x1280", rate, seconds)},transpose=2`,
    `sine=frequency=300:duration=${seconds}`,
    `${HEVC} -color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc -c:a aac -f mov`,
  );
  const film = newFile();
  const place = ["-metadata", "location=+48.8577+002.2950/"];
  const phone = ["-metadata", "com.apple.quicktime.model=iPhone 15 of Ann"];
  const copying = words("-c copy -f mov -metadata:s:v rotate=270 -movflags use_metadata_tags");
  await run("ffmpeg", ["-v", "error", "-i", stored, ...copying, ...place, ...phone, film]);
  return readVideo(film);
}

const newFile = () => path.join(runFolder(), crypto.randomUUID());

async function writeVideo(picture: string, sound: string | null, coding: string): Promise<string> {
  const file = newFile();
  const heard = sound ? ["-f", "lavfi", "-i", sound] : [];
  await run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", picture, ...heard, ...words(coding), file]);
  return file;
}

async function readVideo(file: string): Promise<Blob> {
  return new Blob([await readFile(file)]);
}

/** The beginning of a video that did not arrive whole. */
export function cutOff(video: Blob): Blob {
  return video.slice(0, Math.floor(video.size / 2));
}
