import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { jest } from "@jest/globals";
import { PLACEHOLDER_MAX_LENGTH } from "@lampstand/contract/limits";
import sharp from "sharp";

import { inspectVideo } from "../../lib/ffmpeg/inspect-video";
import { removeMetadata } from "../../lib/files/remove-metadata";
import { readFrameTiming } from "./frame-timing";
import { LOUDNESS_TARGET, LOUDNESS_TOLERANCE, measureLoudness, TRUE_PEAK_MAX } from "./loudness";
import { prepareClip } from "./prepare-clip";
import { PreparationError } from "./preparation-error";

jest.setTimeout(240_000);

const SECRETS = ["+48.8577+002.2950", "iPhone 15 of Ann"];

const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-prepare-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);
const ffmpeg = (...args: string[]) => run("ffmpeg", ["-nostdin", "-v", "error", "-y", ...args]);
const words = (text: string) => text.split(" ").filter(Boolean);

/** Red above, blue below, something that moves in between. */
const scene = (size: string, rate: number, seconds: number) =>
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds},drawbox=0:0:iw:ih/4:red:fill,drawbox=0:ih*3/4:iw:ih/4:blue:fill`;

const TO_HLG =
  "format=yuv420p,setparams=color_trc=bt709:colorspace=bt709:color_primaries=bt709:range=tv,zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020," +
  "zscale=t=arib-std-b67:m=bt2020nc:r=tv:npl=203,format=yuv420p10le";
const HLG = "-color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc";
const X264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p";
/** White noise as loud as can be. */
const NOISE = "anoisesrc=amplitude=1:sample_rate=48000:seed=1";
const TONE = "sine=frequency=440:sample_rate=48000";
const CLIPPED = "aevalsrc=clip(4*sin(2*PI*220*t)*(0.6+0.4*sin(20*t))\\,-1\\,1):s=44100:c=mono";
const QUIET_WITH_KNOCKS =
  "aevalsrc=0.02*sin(2*PI*440*t)+0.7*exp(-200*mod(t\\,0.5))*sin(2*PI*900*t):s=48000:c=stereo";
const SILENCE = "anullsrc=r=44100:cl=stereo";

type Recipe = { name: string; picture: string; sound?: string; coding: string };

/** Makes a video as a camera or a program would. */
async function make({ name, picture, sound, coding }: Recipe): Promise<string> {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  const seconds = /duration=(\d+)/.exec(picture)?.[1] ?? "";
  const heard = sound ? ["-f", "lavfi", "-i", sound, "-t", seconds] : [];
  await ffmpeg("-f", "lavfi", "-i", picture, ...heard, ...words(coding), file);
  return file;
}

async function makePhoneClip(): Promise<string> {
  const stored = `${scene("720x1280", 60, 2)},transpose=2,${TO_HLG}`;
  const coding = `-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1 ${HLG} -c:a aac`;
  const upright = await make({ name: "stored.mov", picture: stored, sound: TONE, coding });
  const file = path.join(folder, "phone.mov");
  const tags = ["location", "com.apple.quicktime.location.ISO6709"].flatMap((tag) => [
    ...["-metadata", `${tag}=${SECRETS[0]}/`],
  ]);
  await ffmpeg(
    ...[
      "-i",
      upright,
      "-c",
      "copy",
      "-metadata:s:v",
      "rotate=270",
      "-movflags",
      "use_metadata_tags",
      ...tags,
    ],
    ...["-metadata", `com.apple.quicktime.model=${SECRETS[1]}`, file],
  );
  return file;
}

let made = 0;

async function prepare(input: string, signal?: AbortSignal) {
  made += 1;
  const progress: number[] = [];
  const into = path.join(folder, `prepared-${made}`);
  const onProgress = (percent: number) => void progress.push(percent);
  const clip = await prepareClip({ input, folder: into, name: "clip", onProgress, signal });
  return { clip, progress, into };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** What holds for everything that was prepared. */
async function expectPlayable({ clip, progress, into }: Prepared, seconds: number) {
  for (const { file, width, height, bitrate, type, filesize } of clip.renditions) {
    const found = await inspectVideo("ffprobe", file);
    expect(found?.picture).toMatchObject({
      codec: "h264",
      pixelFormat: "yuv420p",
      width,
      height,
      transfer: "sdr",
    });
    expect(found?.picture).toMatchObject({ isTransformed: false, isInterlaced: false });
    expect(Math.abs((found?.duration ?? 0) - seconds)).toBeLessThan(0.1);
    const timing = await readFrameTiming("ffprobe", file, found?.picture.index ?? 0);
    expect(timing).toMatchObject({ isConstant: true });
    expect(timing.rate).toBeLessThan(30.1);
    expect(timing.keyframeSeconds).toBeLessThan(2.05);
    const bytes = readFileSync(file);
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    for (const telling of [...SECRETS, "udta", "x264", "location"])
      expect(bytes.includes(telling)).toBe(false);
    expect(filesize).toBe(bytes.length);
    expect(bitrate).toBeGreaterThan(0);
    expect(type).toMatch(/^video\/mp4; codecs="avc1\.[0-9a-f]{6}(, mp4a\.40\.2)?"$/);
    expect(Boolean(found?.sound)).toBe(clip.hasSound);
    if (found?.sound) {
      const heard = { ffmpeg: "ffmpeg", file, index: found.sound.index, timeLimitMs: 60_000 };
      const { integrated, truePeak } = await measureLoudness(heard);
      expect(Math.abs(integrated - LOUDNESS_TARGET)).toBeLessThanOrEqual(LOUDNESS_TOLERANCE);
      expect(truePeak).toBeLessThanOrEqual(TRUE_PEAK_MAX);
    }
  }
  expect(clip.renditions.at(-1)?.bitrate).toBeLessThan(700_000);
  expect(clip.frames).toHaveLength(3);
  for (const { file, width, height } of clip.frames) {
    expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
    const { dominant } = await sharp(file).stats();
    expect(dominant).not.toEqual({ r: 0, g: 0, b: 0 });
  }
  expect(clip.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(clip.placeholder.length).toBeLessThan(Math.min(1000, PLACEHOLDER_MAX_LENGTH));
  expect(progress).toEqual([...new Set(progress)].toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(100);
  expect(readdirSync(into)).toHaveLength(clip.renditions.length + clip.frames.length);
}

/** The colour of the poster's upper and lower edge. */
async function edgesOf({ clip }: Prepared) {
  const picture = sharp(clip.frames[0]?.file);
  const { width, height } = await picture.metadata();
  const colourAt = async (top: number) => {
    const { data } = await picture
      .clone()
      .extract({ left: width / 2 - 4, top, width: 8, height: 8 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { red: data[0] ?? 0, blue: data[2] ?? 0 };
  };
  return { above: await colourAt(8), below: await colourAt(height - 16) };
}

describe("prepareClip", () => {
  it("makes a phone's upright HDR clip one that every browser plays, without place and device", async () => {
    const file = await makePhoneClip();
    expect(readFileSync(file).includes(SECRETS[1] ?? "")).toBe(true);
    const prepared = await prepare(file);
    expect(prepared.clip).toMatchObject({ width: 720, height: 1280, hasSound: true });
    expect(prepared.clip.renditions.map(({ width, height }) => [width, height])).toEqual([
      [720, 1280],
      [360, 640],
    ]);
    await expectPlayable(prepared, 2);
    const { above, below } = await edgesOf(prepared);
    expect(above.red).toBeGreaterThan(170);
    expect(above.blue).toBeLessThan(90);
    expect(below.blue).toBeGreaterThan(150);
    expect(below.red).toBeLessThan(90);
  });

  it.each<[string, Recipe, object]>([
    [
      "VP9 in WebM",
      {
        name: "v.webm",
        picture: scene("640x360", 25, 2),
        sound: TONE,
        coding: "-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus",
      },
      { width: 640, height: 360, hasSound: true },
    ],
    [
      "MPEG-4 in AVI, mono and very loud",
      {
        name: "v.avi",
        picture: scene("640x480", 25, 2),
        sound: CLIPPED,
        coding: "-c:v mpeg4 -c:a libmp3lame",
      },
      { width: 640, height: 480, hasSound: true },
    ],
    [
      "full of noise, of which coding takes the highest tones",
      {
        name: "noise.mov",
        picture: scene("640x360", 25, 2),
        sound: NOISE,
        coding: "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a pcm_s16le",
      },
      { width: 640, height: 360, hasSound: true },
    ],
    [
      "4K",
      { name: "4k.mp4", picture: scene("3840x2160", 30, 1), coding: X264 },
      { width: 1280, height: 720, hasSound: false, loudness: null },
    ],
    [
      "a square clip that lies about its kind, quiet with loud knocks",
      {
        name: "lie.avi",
        picture: scene("481x481", 30, 4),
        sound: QUIET_WITH_KNOCKS,
        coding: "-c:v mpeg4 -c:a aac -f mov",
      },
      { width: 480, height: 480, hasSound: true },
    ],
    [
      "a silent clip with pixels that are not square",
      {
        name: "silent.mkv",
        picture: `${scene("360x576", 25, 2)},setsar=2`,
        sound: SILENCE,
        coding: `${X264} -c:a aac`,
      },
      { width: 720, height: 576, hasSound: false, loudness: null },
    ],
  ])("prepares %s", async (_, recipe, expected) => {
    const prepared = await prepare(await make(recipe));
    expect(prepared.clip).toMatchObject(expected);
    const seconds = Number(/duration=(\d+)/.exec(recipe.picture)?.[1]);
    await expectPlayable(prepared, seconds);
    const { above, below } = await edgesOf(prepared);
    expect(above.red).toBeGreaterThan(150);
    expect(below.blue).toBeGreaterThan(150);
  });

  it("copies a picture that is right already, and gives one steady rhythm to one that is not", async () => {
    const coding = `${X264} -profile:v high -g 50 -b:v 900k -c:a aac`;
    const right = await make({ name: "right.mp4", picture: scene("640x360", 25, 3), sound: TONE, coding });
    const prepared = await prepare(right);
    await expectPlayable(prepared, 3);
    expect(await framesOf(prepared.clip.renditions[0]?.file ?? "")).toEqual(await framesOf(right));

    const uneven = `${scene("640x360", 30, 3)},select=not(eq(mod(n\\,7)\\,0)*gt(n\\,20))`;
    const phone = await make({
      name: "uneven.mp4",
      picture: uneven,
      sound: TONE,
      coding: `${coding} -vsync vfr`,
    });
    expect((await readFrameTiming("ffprobe", phone, 0)).isConstant).toBe(false);
    await expectPlayable(await prepare(phone), 3);
  });

  it("says why a clip cannot be prepared, and leaves nothing behind", async () => {
    const whole = readFileSync(
      await make({
        name: "long.mp4",
        picture: scene("320x240", 30, 4),
        coding: `${X264} -movflags +faststart`,
      }),
    );
    const cut = path.join(folder, "cut.mp4");
    writeFileSync(cut, whole.subarray(0, whole.length / 2));
    const text = path.join(folder, "text.mp4");
    writeFileSync(text, "#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n");
    const sound = path.join(folder, "sound.mp4");
    await ffmpeg("-f", "lavfi", "-i", `${TONE}:duration=1`, sound);

    const into = path.join(folder, "refused");
    const failure = (input: string) =>
      prepareClip({ input, folder: into, name: "clip" }).catch((error: unknown) => error);
    expect(await failure(cut)).toBeInstanceOf(PreparationError);
    expect(String(await failure(cut))).toMatch(
      /: Only \d of its 4 seconds can be read: the file is damaged, or did not arrive whole\./,
    );
    for (const file of [text, sound, path.join(folder, "none.mp4")]) {
      expect(await failure(file)).toBeInstanceOf(PreparationError);
      expect(String(await failure(file))).toContain("The file is damaged, or is no video.");
    }
    expect(readdirSync(into)).toEqual([]);
  });

  it("stops when it is told to, and leaves nothing behind", async () => {
    const file = await make({ name: "4k.mp4", picture: scene("3840x2160", 30, 1), coding: X264 });
    const stop = new AbortController();
    const reason = new Error("Somebody else has it");
    const into = path.join(folder, "stopped");
    const onProgress = () => stop.abort(reason);
    const stopped = prepareClip({ input: file, folder: into, name: "clip", onProgress, signal: stop.signal });
    await expect(stopped).rejects.toBe(reason);
    expect(readdirSync(into)).toEqual([]);
  });
});

/** What FFmpeg sees in each frame. */
async function framesOf(file: string): Promise<string[]> {
  const { stdout } = await run("ffmpeg", [...words("-v error -i"), file, ...words("-map 0:v -f framemd5 -")]);
  return stdout.split("\n").map((line) => line.split(",").at(-1)?.trim() ?? "");
}

describe("removeMetadata", () => {
  it("leaves a phone's clip as it looks and sounds", async () => {
    const file = path.join(folder, "cleaned.mov");
    cpSync(await makePhoneClip(), file);
    const before = await framesOf(file);
    expect(await removeMetadata(file)).toBe("clean");
    for (const secret of SECRETS) expect(readFileSync(file).includes(secret)).toBe(false);
    expect(await framesOf(file)).toEqual(before);
  });

  it("knows what it cannot clean", async () => {
    const coding = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8";
    const file = await make({ name: "clean.webm", picture: scene("160x120", 10, 1), coding });
    expect(await removeMetadata(file)).toBe("cannot");
  });
});
