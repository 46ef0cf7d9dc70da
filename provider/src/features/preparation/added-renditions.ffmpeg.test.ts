import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

import { jest } from "@jest/globals";
import { z } from "zod";

import { createVideoFolder, type Recipe, scene, TONE, X264 } from "../../test-support/real-videos";
import { readFrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import { LOUDNESS_TARGET, LOUDNESS_TOLERANCE, measureLoudness } from "./loudness";
import { makeLightest } from "./added-renditions";
import { prepareClip } from "./prepare-clip";
import { LIGHTEST_BITRATE_MAX, workLimitsOf } from "./rendition-plan";

jest.setTimeout(240_000);

const { fileFor, make } = createVideoFolder();

const run = promisify(execFile);

const packets = z.object({
  packets: z.array(
    z.object({ codec_type: z.string(), pos: z.coerce.number(), size: z.coerce.number(), flags: z.string() }),
  ),
});

/** Returns how many bytes of a file are loaded when its first frame and first sound are available. */
async function bytesOfBeginning(file: string): Promise<number> {
  const args = ["-v", "error", "-show_packets", "-read_intervals", "%+3", "-of", "json", file];
  const { stdout } = await run("ffprobe", args);
  const found = packets.parse(JSON.parse(stdout)).packets;
  const firstOf = (type: string) => found.find(({ codec_type }) => codec_type === type);
  const [frame, sound] = [firstOf("video"), firstOf("audio")];
  expect(frame?.flags).toContain("K");
  return Math.max(...[frame, sound].map((packet) => (packet ? packet.pos + packet.size : NaN)));
}

async function lightestOf(recipe: Recipe) {
  const main = await make(recipe);
  const made = await makeLightest({ main, fileFor: (ending) => fileFor(`${recipe.name}${ending}`) });
  const found = await inspectClip("ffprobe", made.file);
  return { ...made, found, bytes: readFileSync(made.file) };
}

const loudnessOf = async (file: string) => {
  const heard = { ffmpeg: "ffmpeg", file, index: 1, limits: workLimitsOf(60) };
  return (await measureLoudness(heard, "anull")).integrated;
};

it("starts quickly: a small index, no frame that needs a later one, one channel", async () => {
  const noisy = `${scene("360x640", 25, 90)},noise=alls=20:allf=t`;
  const coding = `${X264} -crf 30 -c:a aac -ac 2`;
  const { file, found, bytes, bitrate } = await lightestOf({
    ...{ name: "main.mp4", picture: noisy, sound: TONE, coding },
  });
  expect(bitrate).toBeGreaterThan(LIGHTEST_BITRATE_MAX * 0.8);
  expect(bitrate).toBeLessThanOrEqual(LIGHTEST_BITRATE_MAX);
  expect(found.sound).toMatchObject({ codec: "aac", channels: 1 });
  expect(bytes.includes("ctts")).toBe(false);
  const index = bytes.indexOf("moov");
  expect(bytes.readUInt32BE(index - 4)).toBeLessThanOrEqual(20_000);
  expect(index).toBeLessThan(100);
  expect(await bytesOfBeginning(file)).toBeLessThanOrEqual(60_000);
});

it("has every second frame of a phone's film, and is as loud as the others", async () => {
  const { file, width, height } = await lightestOf({
    name: "phone.mp4",
    picture: scene("1280x720", 30, 3),
    sound: TONE,
    coding: `${X264} -c:a aac -ac 2`,
  });
  expect([width, height]).toEqual([480, 270]);
  expect((await readFrameTiming("ffprobe", file, { index: 0, width: 1, height: 1 })).rate).toBeCloseTo(15);
  expect(Math.abs((await loudnessOf(file)) - LOUDNESS_TARGET)).toBeLessThan(LOUDNESS_TOLERANCE);
});

it("stays audible if one channel is the other's inverse", async () => {
  const opposite = "aevalsrc=0.3*sin(880*PI*t)|-0.3*sin(880*PI*t):sample_rate=48000";
  const input = await make({
    name: "opposite.mp4",
    picture: `${scene("640x360", 25, 3)},noise=alls=40:allf=t`,
    sound: opposite,
    coding: `${X264} -c:a aac`,
  });
  const { renditions } = await prepareClip({ input, folder: fileFor("opposite"), name: "clip" });
  const { file } = renditions.at(-1) ?? { file: "" };
  expect(file).toMatch(/-lightest/);
  expect(Math.abs((await loudnessOf(file)) - LOUDNESS_TARGET)).toBeLessThan(LOUDNESS_TOLERANCE);
});

it("is silent if the main one is", async () => {
  const { found } = await lightestOf({ name: "mute.mp4", picture: scene("320x180", 25, 2), coding: X264 });
  expect(found.sound).toBeUndefined();
});
