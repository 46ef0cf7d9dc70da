import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { jest } from "@jest/globals";

import {
  createVideoFolder,
  ffmpeg,
  markAsDolbyVision,
  pqVideo,
  scene,
  TONE,
  X264,
} from "../../test-support/real-videos";
import { repeatedFrames } from "../../test-support/repeated-frames";
import { findFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { encode } from "./encode";
import { readFrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import {
  NO_PICTURE,
  PreparationError,
  STRANGE_COLOURS,
  TOO_LARGE_FRAMES,
  TOO_MANY_FRAMES,
  UNREADABLE,
} from "./preparation-error";
import { prepareClip } from "./prepare-clip";
import { LIGHT, MAIN, workLimitsOf } from "./rendition-plan";

jest.setTimeout(120_000);

const { fileFor, make } = createVideoFolder();

const LONG = {
  name: "long.mp4",
  picture: scene("320x240", 30, 4),
  coding: `${X264} -movflags +faststart`,
};

const failure = (input: string, into: string) =>
  prepareClip({ input, folder: into, name: "clip" }).catch((error: unknown) => error);

it("says why a clip can't be prepared, and leaves nothing behind", async () => {
  const into = fileFor("refused");
  const whole = readFileSync(await make(LONG));
  const cut = fileFor("cut.mp4");
  writeFileSync(cut, whole.subarray(0, whole.length / 2));
  expect(await failure(cut, into)).toBeInstanceOf(PreparationError);
  expect(String(await failure(cut, into))).toMatch(
    /: We can only read \d of its 4 seconds\. The file is damaged or didn’t arrive in full\./,
  );

  const text = fileFor("text.mp4");
  writeFileSync(text, "#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n");
  const sound = fileFor("sound.mp4");
  await ffmpeg("-f", "lavfi", "-i", `${TONE}:duration=1`, sound);
  for (const file of [text, sound, fileFor("none.mp4")]) {
    expect(await failure(file, into)).toMatchObject({
      name: "PreparationError",
      message: file === sound ? NO_PICTURE : UNREADABLE,
    });
  }
  expect(readdirSync(into)).toEqual([]);
});

/** Makes a film of fifteen frames, the last one most of a day later. */
async function makeLonelyFrame(): Promise<string> {
  const picture = "testsrc2=size=160x120:rate=15:duration=1,setpts='if(eq(N,14),50000/TB,N/15/TB)'";
  const coding = `${X264} -vsync passthrough -use_editlist 0`;
  return make({ name: "lonely.mp4", picture, coding });
}

/** Returns the film with a false length in its headers, in seconds. */
function claiming(film: Buffer, seconds: number): Buffer {
  const bytes = Buffer.from(film);
  for (const type of ["mvhd", "mdhd", "tkhd"]) {
    const content = bytes.indexOf(type) + 4;
    const [timescaleAt, durationAt] = type === "tkhd" ? [0, 20] : [12, 16];
    const timescale = timescaleAt > 0 ? bytes.readUInt32BE(content + timescaleAt) : 1000;
    bytes.writeUInt32BE(seconds * timescale, content + durationAt);
  }
  return bytes;
}

it("refuses a clip whose frames last too long, whatever length it declares", async () => {
  const lonely = await makeLonelyFrame();
  const lying = fileFor("lying.mp4");
  writeFileSync(lying, claiming(readFileSync(lonely), 1));
  const boasting = fileFor("boasting.mp4");
  writeFileSync(boasting, claiming(readFileSync(await make(LONG)), 50_000));
  const into = fileFor("long");
  for (const file of [lonely, lying]) {
    expect(await failure(file, into)).toMatchObject({
      name: "PreparationError",
      message:
        "It lasts 833 minutes and 20 seconds, and the limit is 120 minutes. Please upload a shorter one. You can set the limit for visitors’ stories in ‘Your church’.",
    });
  }
  expect(readdirSync(into)).toEqual([]);
  for (const input of [await make(LONG), boasting]) {
    const short = await prepareClip({ input, folder: into, name: "clip", longest: 1 });
    expect(short.duration).toBeCloseTo(4, 0);
  }
});

it("makes no more frames than a clip's length allows, whatever times it contains", async () => {
  const ffmpeg = await findFfmpeg();
  const input = await makeLonelyFrame();
  const inspection = await inspectClip("ffprobe", input);
  if (!ffmpeg) throw new Error("The clip cannot be made");
  const outputs = [MAIN, LIGHT].map((target) => ({
    ...{ file: fileFor(`capped${target.ending}.mp4`), target, sound: null },
  }));
  await encode({
    ...{ ffmpeg, input, inspection, outputs },
    timing: await readFrameTiming("ffprobe", input, { index: 0, width: 1, height: 1 }),
    length: 1,
    limits: workLimitsOf(1),
  });
  for (const { file } of outputs) {
    expect(
      (await readFrameTiming("ffprobe", file, { index: 0, width: 1, height: 1 })).frames,
    ).toBeLessThanOrEqual(60);
  }
});

it.each([
  ["of a thousand frames a second", { size: "320x240", frames: 5000, rate: 1000 }, TOO_MANY_FRAMES],
  ["of 60 frames of 8K a second", { size: "7680x4320", frames: 600, rate: 60 }, TOO_LARGE_FRAMES],
])("refuses a small file %s", async (name, film, message) => {
  const file = fileFor(`${name}.webm`);
  writeFileSync(file, await repeatedFrames(fileFor(`${name}.ivf`), film));
  expect(await failure(file, fileFor("repeated"))).toMatchObject({ name: "PreparationError", message });
});

it("refuses Dolby Vision with colours that only Dolby can show", async () => {
  const file = await make({ ...pqVideo("160x120", 1), name: "dolby.mp4" });
  markAsDolbyVision(file, 5, 0);
  expect(await failure(file, fileFor("dolby"))).toMatchObject({
    name: "PreparationError",
    message: STRANGE_COLOURS,
  });
});

it("recognizes a full disk, which is not the file's fault", async () => {
  const into = fileFor("full");
  mkdirSync(into);
  // Linux's full device stands in for a full disk.
  symlinkSync("/dev/full", path.join(into, "clip.mp4"));
  const file = await make(LONG);
  expect(await failure(file, into)).toMatchObject({ name: "ProgramError", reason: "disk full" });
  expect(readdirSync(into)).toEqual([]);
});

it("stops when told to, and leaves nothing behind", async () => {
  const file = await make({ name: "4k.mp4", picture: scene("3840x2160", 30, 1), coding: X264 });
  const stop = new AbortController();
  const reason = new Error("Somebody else has it");
  const into = fileFor("stopped");
  const onProgress = () => stop.abort(reason);
  const stopped = prepareClip({ input: file, folder: into, name: "clip", onProgress, signal: stop.signal });
  await expect(stopped).rejects.toBe(reason);
  expect(readdirSync(into)).toEqual([]);
});
