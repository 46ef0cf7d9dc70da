import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** A phone's location and owner, as written in its videos. */
export const SECRETS = ["+48.8577+002.2950", "iPhone 15 of Ann"] as const;

export const X264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p";
const X265 = "-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1";

export const TONE = "sine=frequency=440:sample_rate=48000";

/** Returns a picture that is red above and blue below, with something moving between. */
export const scene = (size: string, rate: number, seconds: number) =>
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds},drawbox=0:0:iw:ih/4:red:fill,drawbox=0:ih*3/4:iw:ih/4:blue:fill`;

/** A sensor's noise; with it, only the lightest rendition is small enough for the slowest connections. */
const NOISE = "noise=alls=20:allf=t";

/** Returns a filter that turns ordinary colours into HDR, with white at this many cd/m². */
const toHdr = (transfer: string, white: number) =>
  "format=yuv420p,setparams=color_trc=bt709:colorspace=bt709:color_primaries=bt709:range=tv," +
  `zscale=t=linear:npl=${white},format=gbrpf32le,zscale=p=bt2020,` +
  `zscale=t=${transfer}:m=bt2020nc:r=tv:npl=${white},format=yuv420p10le`;

const coloursOf = (transfer: string) => `-color_primaries bt2020 -color_trc ${transfer} -colorspace bt2020nc`;

const HLG = "arib-std-b67";
const PQ = "smpte2084";

/** Returns an HDR10 video, as cameras make it. */
export const pqVideo = (size: string, seconds: number): Recipe => ({
  name: "pq.mp4",
  picture: `${scene(size, 30, seconds)},${toHdr(PQ, 203)}`,
  coding: `${X265} ${coloursOf(PQ)}`,
});

/** FFmpeg's instructions for a video. */
export type Recipe = { name: string; picture: string; sound?: string; coding: string };

const run = promisify(execFile);
const words = (text: string) => text.split(" ").filter(Boolean);

/** Runs FFmpeg. */
export const ffmpeg = (...args: string[]) => run("ffmpeg", ["-nostdin", "-v", "error", "-y", ...args]);

/** Returns what FFmpeg sees in each frame of a video. */
export async function framesOf(file: string): Promise<string[]> {
  const { stdout } = await run("ffmpeg", [...words("-v error -i"), file, ...words("-map 0:v -f framemd5 -")]);
  return stdout.split("\n").map((line) => line.split(",").at(-1)?.trim() ?? "");
}

/** Makes videos in a folder that is removed when the test file ends. */
export function createVideoFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-videos-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileFor = (name: string) => path.join(folder, name);

  /** Makes a video as a camera or a program would. */
  async function make({ name, picture, sound, coding }: Recipe): Promise<string> {
    const file = fileFor(name);
    if (existsSync(file)) return file;
    const seconds = /duration=(\d+)/.exec(picture)?.[1] ?? "";
    const heard = sound ? ["-f", "lavfi", "-i", sound, "-t", seconds] : [];
    await ffmpeg("-f", "lavfi", "-i", picture, ...heard, ...words(coding), file);
    return file;
  }

  /** Makes a video that declares how many degrees to rotate it. */
  async function makeTurned(recipe: Recipe, degrees: number, ...tags: string[]): Promise<string> {
    const stored = await make({ ...recipe, name: `stored-${recipe.name}` });
    const file = fileFor(recipe.name);
    await ffmpeg("-i", stored, ..."-c copy -metadata:s:v".split(" "), `rotate=${degrees}`, ...tags, file);
    return file;
  }

  /** Makes a video as an iPhone does: upright, 10-bit HEVC in HLG at 60 frames a second, marked as Dolby Vision 8.4. */
  async function makePhoneVideo(): Promise<string> {
    const recipe = {
      name: "phone.mov",
      picture: `${scene("720x1280", 60, 2)},${NOISE},transpose=2,${toHdr(HLG, 203)}`,
      sound: TONE,
      coding: `${X265} ${coloursOf(HLG)} -c:a aac`,
    };
    const [place, phone] = SECRETS;
    const tags = [
      `location=${place}/`,
      `com.apple.quicktime.location.ISO6709=${place}/`,
      `com.apple.quicktime.model=${phone}`,
    ];
    const metadata = tags.flatMap((tag) => ["-metadata", tag]);
    const file = await makeTurned(recipe, 270, "-movflags", "use_metadata_tags", ...metadata);
    markAsDolbyVision(file, 8, 4);
    return file;
  }

  return { folder, fileFor, make, makeTurned, makePhoneVideo };
}

/** The boxes of an MP4 file around its first HEVC picture's description, from the outside in. */
const AROUND_HEVC = ["moov", "trak", "mdia", "minf", "stbl", "stsd", "hvc1"];

/**
 * Marks an MP4 file's picture as Dolby Vision, which FFmpeg 5.1 can't write. Its index must be at its end, so that no
 * content moves.
 */
export function markAsDolbyVision(file: string, profile: number, compatibility: number): void {
  const box = Buffer.alloc(32);
  box.writeUInt32BE(box.length);
  box.write(profile > 7 ? "dvvC" : "dvcC", 4);
  box.writeUInt8(1, 8);
  const [level, hasRpu, hasBase] = [4, 0b100, 0b001];
  box.writeUInt16BE((profile << 9) | (level << 3) | hasRpu | hasBase, 10);
  box.writeUInt8(compatibility << 4, 12);

  const bytes = readFileSync(file);
  let at = 0;
  let end = 0;
  for (const type of AROUND_HEVC) {
    at = bytes.indexOf(type, at) - 4;
    const size = bytes.readUInt32BE(at);
    bytes.writeUInt32BE(size + box.length, at);
    end = at + size;
    at += 8;
  }
  writeFileSync(file, Buffer.concat([bytes.subarray(0, end), box, bytes.subarray(end)]));
}
