import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { runFolder } from "./run-folder";

const run = promisify(execFile);

const words = (text: string) => text.split(" ").filter(Boolean);

/** Red above, blue below, something moving in between. */
const scene = (size: string, rate: number, seconds: number) =>
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds},drawbox=0:0:iw:ih/4:red:fill,drawbox=0:ih*3/4:iw:ih/4:blue:fill`;

const HEVC = "-c:v libx265 -preset ultrafast -x265-params log-level=error -pix_fmt yuv420p10le -tag:v hvc1";

/** The place and the phone named in a phone's video. */
export const TELLING = /48\.8577|iPhone/;

/**
 * Makes a video like an iPhone's: ten-bit HEVC in a QuickTime film, in HDR, stored on its side, with place and device.
 */
export async function phoneVideo(rate: number, seconds: number, { hasSound = true } = {}): Promise<Blob> {
  const stored = await writeVideo(
    `${scene("720x1280", rate, seconds)},transpose=2`,
    hasSound ? `sine=frequency=300:duration=${seconds}` : null,
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
  const inputs = [picture, ...(sound === null ? [] : [sound])].flatMap((one) => ["-f", "lavfi", "-i", one]);
  await run("ffmpeg", ["-v", "error", ...inputs, ...words(coding), file]);
  return file;
}

async function readVideo(file: string): Promise<Blob> {
  return new Blob([await readFile(file)]);
}
