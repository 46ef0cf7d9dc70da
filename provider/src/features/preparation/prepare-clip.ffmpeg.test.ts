import { readdirSync, readFileSync } from "node:fs";

import { jest } from "@jest/globals";
import { PLACEHOLDER_MAX_LENGTH } from "@lampstand/contract/limits";
import sharp from "sharp";

import {
  createVideoFolder,
  framesOf,
  pqVideo,
  type Recipe,
  scene,
  SECRETS,
  TONE,
  X264,
} from "../../test-support/real-videos";
import { readFrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import { LOUDNESS_TARGET, LOUDNESS_TOLERANCE, measureLoudness, TRUE_PEAK_MAX } from "./loudness";
import { prepareClip } from "./prepare-clip";
import { LIGHTEST_BITRATE_MAX, workLimitsOf } from "./rendition-plan";

jest.setTimeout(240_000);

/** White noise at full volume. */
const NOISE = "anoisesrc=amplitude=1:sample_rate=48000:seed=1";
const CLIPPED = "aevalsrc=clip(4*sin(2*PI*220*t)*(0.6+0.4*sin(20*t))\\,-1\\,1):s=44100:c=mono";
const QUIET_WITH_KNOCKS =
  "aevalsrc=0.02*sin(2*PI*440*t)+0.7*exp(-200*mod(t\\,0.5))*sin(2*PI*900*t):s=48000:c=stereo";
const SILENCE = "anullsrc=r=44100:cl=stereo";

const { fileFor, make, makeTurned, makePhoneVideo } = createVideoFolder();

let made = 0;

async function prepare(input: string) {
  made += 1;
  const progress: number[] = [];
  const into = fileFor(`prepared-${made}`);
  const onProgress = (percent: number) => void progress.push(percent);
  const clip = await prepareClip({ input, folder: into, name: "clip", onProgress });
  return { clip, progress, into };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function expectPlayable({ clip, progress, into }: Prepared, seconds: number) {
  for (const { file, width, height, bitrate, type, filesize } of clip.renditions) {
    const found = await inspectClip("ffprobe", file);
    expect(found.picture).toMatchObject({
      ...{ codec: "h264", pixelFormat: "yuv420p", width, height, transfer: "sdr" },
      ...{ isTransformed: false, isInterlaced: false, dolbyVision: undefined },
    });
    expect(Math.abs((found.duration ?? 0) - seconds)).toBeLessThan(0.1);
    const timing = await readFrameTiming("ffprobe", file, found.picture);
    expect(timing).toMatchObject({ isConstant: true });
    expect(timing.rate).toBeLessThan(30.1);
    expect(timing.keyframeSeconds).toBeLessThan(2.05);
    const bytes = readFileSync(file);
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    for (const personal of [...SECRETS, "Lavf", "x264 - core", "location"])
      expect(bytes.includes(personal)).toBe(false);
    expect(filesize).toBe(bytes.length);
    expect(bitrate).toBeGreaterThan(0);
    expect(type).toMatch(/^video\/mp4; codecs="avc1\.[0-9a-f]{6}(, mp4a\.40\.2)?"$/);
    expect(Boolean(found.sound)).toBe(clip.hasSound);
    if (found.sound) {
      const heard = { ffmpeg: "ffmpeg", file, index: found.sound.index, limits: workLimitsOf(60) };
      const { integrated, truePeak } = await measureLoudness(heard, "anull");
      expect(Math.abs(integrated - LOUDNESS_TARGET)).toBeLessThanOrEqual(LOUDNESS_TOLERANCE);
      expect(truePeak).toBeLessThanOrEqual(TRUE_PEAK_MAX);
    }
  }
  expect(clip.renditions.at(-1)?.bitrate).toBeLessThan(LIGHTEST_BITRATE_MAX);
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

/** Expects the poster upright and in the scene's colours: red above, blue below. */
async function expectUpright({ clip }: Prepared) {
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
  const [above, below] = [await colourAt(8), await colourAt(height - 16)];
  expect(above.red).toBeGreaterThan(150);
  expect(above.blue).toBeLessThan(90);
  expect(below.blue).toBeGreaterThan(150);
  expect(below.red).toBeLessThan(90);
}

it("makes a phone's upright HDR clip play in every browser, without place and device", async () => {
  const file = await makePhoneVideo();
  expect((await inspectClip("ffprobe", file)).picture).toMatchObject({ transfer: "hlg", dolbyVision: 8 });
  expect(readFileSync(file).includes(SECRETS[1])).toBe(true);
  const prepared = await prepare(file);
  expect(prepared.clip).toMatchObject({ width: 720, height: 1280, hasSound: true });
  expect(prepared.clip.renditions.map(({ width, height }) => [width, height])).toEqual([
    [720, 1280],
    [360, 640],
    [270, 480],
  ]);
  await expectPlayable(prepared, 2);
  await expectUpright(prepared);
});

it("rotates a landscape clip filmed with the phone the other way round", async () => {
  const picture = `${scene("1920x1080", 30, 1)},hflip,vflip`;
  const prepared = await prepare(await makeTurned({ name: "landscape.mov", picture, coding: X264 }, 180));
  expect(prepared.clip).toMatchObject({ width: 1280, height: 720 });
  await expectPlayable(prepared, 1);
  await expectUpright(prepared);
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
    "H.264 in AVI, which does not say when its frames are shown",
    { name: "b.avi", picture: scene("640x360", 25, 2), coding: `${X264} -bf 2` },
    { width: 640, height: 360, hasSound: false },
  ],
  [
    "full of noise, of which coding takes the highest tones",
    {
      name: "noise.mov",
      picture: scene("640x360", 25, 2),
      sound: NOISE,
      coding: `${X264} -c:a pcm_s16le`,
    },
    { width: 640, height: 360, hasSound: true },
  ],
  ["HDR10", pqVideo("1920x1080", 1), { width: 1280, height: 720, hasSound: false }],
  [
    "4K",
    { name: "4k.mp4", picture: scene("3840x2160", 30, 1), coding: X264 },
    { width: 1280, height: 720, hasSound: false, loudness: null },
  ],
  [
    "a square clip that lies about its kind, quiet with loud knocks",
    {
      name: "lie.avi",
      picture: scene("481x481", 30, 2),
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
  [
    "three minutes",
    { name: "long.avi", picture: scene("192x108", 6, 180), coding: "-c:v mpeg4" },
    { width: 192, height: 108, hasSound: false },
  ],
])("prepares %s", async (_, recipe, expected) => {
  const prepared = await prepare(await make(recipe));
  expect(prepared.clip).toMatchObject(expected);
  const seconds = Number(/duration=(\d+)/.exec(recipe.picture)?.[1]);
  await expectPlayable(prepared, seconds);
  await expectUpright(prepared);
});

it("copies a correct picture, and gives another a steady rate", async () => {
  const coding = `${X264} -profile:v high -g 50 -b:v 900k -c:a aac`;
  const right = await make({ name: "right.mp4", picture: scene("640x360", 25, 2), sound: TONE, coding });
  const prepared = await prepare(right);
  await expectPlayable(prepared, 2);
  expect(await framesOf(prepared.clip.renditions[0]?.file ?? "")).toEqual(await framesOf(right));

  const uneven = `${scene("640x360", 30, 2)},select=not(eq(mod(n\\,7)\\,0)*gt(n\\,20))`;
  const phone = await make({
    name: "uneven.mp4",
    picture: uneven,
    sound: TONE,
    coding: `${coding} -vsync vfr`,
  });
  expect((await readFrameTiming("ffprobe", phone, { index: 0, width: 1, height: 1 })).isConstant).toBe(false);
  await expectPlayable(await prepare(phone), 2);
});
