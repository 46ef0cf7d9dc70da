/** @jest-environment node */
import { gapsOf } from "@lampstand/contract/kept";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

import { jest } from "@jest/globals";
import sharp from "sharp";

import { checkVideo } from "../../lib/files/check-video";
import { createVideoFolder, ffmpeg, framesOf } from "../../test-support/real-videos";
import { readFrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import { makePosters } from "./posters";
import { prepareClip } from "./prepare-clip";

jest.setTimeout(240_000);

const SECONDS = 3;
const SOUND = ["-f", "lavfi", "-i", `sine=frequency=440:sample_rate=48000:d=${SECONDS}`];
const MUTED = ["-f", "lavfi", "-i", `anullsrc=r=48000:cl=mono:d=${SECONDS}`];
const MOVING = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=25:duration=3"];
const SHORT = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=25:duration=1"];
const ONE_PICTURE = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=25:duration=0.04"];
const SLIDES = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=1:duration=2"];
const STILL = ["-f", "lavfi", "-i", "color=red:size=640x480:rate=25:duration=0.04"];
const SLIDE = ["-f", "lavfi", "-i", `testsrc2=size=320x240:rate=1/${SECONDS}:duration=${SECONDS}`];
const BRIEF_SOUND = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:d=1"];
const LIVE = "-c:v libvpx -deadline realtime -c:a libopus -live 1".split(" ");
const CODING = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -bf 0 -c:a aac".split(" ");

const { fileFor } = createVideoFolder();

type Film = { name: string; inputs: string[][]; more?: string[] };

async function prepare({ name, inputs, more = [] }: Film) {
  const file = fileFor(name);
  const maps = inputs.flatMap((_, index) => ["-map", String(index)]);
  await ffmpeg(...inputs.flat(), ...maps, ...CODING, ...more, file);
  return prepareClip({ input: file, folder: fileFor(`of-${name}`), name: "clip" });
}

const FILMS: Film[] = [
  { name: "one picture under a talk.mp4", inputs: [ONE_PICTURE, SOUND] },
  { name: "one picture under a talk.mkv", inputs: [ONE_PICTURE, SOUND] },
  { name: "slides with a muted microphone.mp4", inputs: [SLIDES, MUTED] },
  { name: "slides with a muted microphone.mkv", inputs: [SLIDES, MUTED] },
  { name: "a picture that ends before its sound.mp4", inputs: [SHORT, SOUND] },
  {
    name: "times that begin at 100 seconds.mkv",
    inputs: [MOVING, SOUND],
    more: ["-output_ts_offset", "100"],
  },
  { name: "a still before the film.mkv", inputs: [STILL, MOVING, SOUND] },
  { name: "a picture that begins after its sound.mkv", inputs: [["-itsoffset", "1", ...SHORT], SOUND] },
  { name: "sound that begins after its picture.mp4", inputs: [SHORT, ["-itsoffset", "2", ...BRIEF_SOUND]] },
  { name: "a recording that does not say how long it is.webm", inputs: [SHORT, SOUND], more: LIVE },
  { name: "a picture that says how long it is shown.mp4", inputs: [SLIDE] },
  { name: "a camcorder's.mts", inputs: [MOVING, SOUND] },
];

it.each(FILMS)("prepares $name at the length of its longest stream", async (film) => {
  const { duration, renditions, frames, width, hasSound } = await prepare(film);
  expect(Math.abs(duration - SECONDS)).toBeLessThan(0.2);
  expect(width).toBe(320);
  expect(hasSound).toBe(film.inputs.some((input) => [SOUND[3], BRIEF_SOUND[3]].includes(input.at(-1))));
  for (const { file } of renditions) {
    const { picture } = await inspectClip("ffprobe", file);
    const timing = await readFrameTiming("ffprobe", file, picture);
    expect(timing.start).toBeLessThan(0.1);
    expect(timing.end).toBeGreaterThan(SECONDS - 0.2);
    if (film.inputs.includes(MOVING)) expect(timing.rate).toBeCloseTo(25, 3);
  }
  expect(frames).toHaveLength(3);
});

it("shows the film if a still comes before it", async () => {
  const { renditions } = await prepare({ name: "moving.mkv", inputs: [STILL, MOVING, SOUND] });
  const pictures = await framesOf(renditions[0]?.file ?? "");
  expect(new Set(pictures).size).toBeGreaterThan(SECONDS * 20);
});

/** Makes a white film whose shape changes after two seconds, as on a phone being turned. */
async function makeTurned(name: string): Promise<string> {
  const shapes = ["320x240", "240x320"];
  for (const shape of shapes) {
    const white = ["-f", "lavfi", "-i", `color=white:size=${shape}:rate=25:duration=2`];
    await ffmpeg(...white, "-c:v", "libvpx", "-deadline", "realtime", fileFor(`${shape}.webm`));
  }
  await writeFile(fileFor("shapes.txt"), shapes.map((shape) => `file ${shape}.webm`).join("\n"));
  const pictures = ["-f", "concat", "-i", fileFor("shapes.txt")];
  const sound = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:d=4"];
  await ffmpeg(...pictures, ...sound, ...["-c:v", "copy", "-c:a", "libopus"], fileFor(name));
  return fileFor(name);
}

/** Returns the brightness at a picture's left edge and in the middle. */
async function edgeAndMiddle(file: string, time: number): Promise<[number, number]> {
  const picture = fileFor(`at-${time}.png`);
  await ffmpeg("-ss", String(time), "-i", file, "-frames:v", "1", picture);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return [data[row + 4] ?? NaN, data[row + Math.floor(info.width / 2)] ?? NaN];
}

const WITHOUT_HALF_A_SECOND = gapsOf([[0.5, 1]]);

it.each([
  ["whole", undefined],
  ["without what its teller said again", { kept: WITHOUT_HALF_A_SECOND }],
])("keeps the shape of a rotated film, %s, and its sound without gaps", async (_, edit) => {
  const input = await makeTurned("turned.webm");
  const { renditions, duration } = await prepareClip({
    ...{ input, edit, folder: fileFor("of-turned"), name: "clip" },
  });
  expect(duration).toBeCloseTo(edit ? 3.5 : 4, 0);
  for (const { file, width, height } of renditions) {
    expect([width, height]).toEqual([320, 240]);
    const [upright, turned] = [await edgeAndMiddle(file, 1), await edgeAndMiddle(file, 3)];
    expect(Math.min(...upright)).toBeGreaterThan(200);
    expect(turned[0]).toBeLessThan(40);
    expect(turned[1]).toBeGreaterThan(200);
    await expectNoGap(file);
  }
});

/** Expects three or four seconds of sound without a gap. */
async function expectNoGap(file: string): Promise<void> {
  const gaps = ["-af", "silencedetect=noise=-50dB:duration=0.1", "-f", "null", "-"];
  const { stderr } = await promisify(execFile)("ffmpeg", ["-nostdin", "-i", file, ...gaps]);
  expect(stderr).toMatch(/time=00:00:0[34]/);
  expect(stderr).not.toContain("silence_start");
}

const EARLIER = ["-output_ts_offset", "10"];

it.each([
  ["at another time", ["-output_ts_offset", "1000"], EARLIER, undefined],
  ["with other channels", EARLIER, ["-output_ts_offset", "12", "-ac", "6"], undefined],
  [
    "at another rate, and is left out in part",
    [],
    ["-output_ts_offset", "2", "-ar", "44100"],
    WITHOUT_HALF_A_SECOND,
  ],
])("prepares two joined camcorder recordings, the second %s", async (_, one, two, kept) => {
  const [first, second, joined] = [fileFor("first.mts"), fileFor("second.mts"), fileFor("joined.mts")];
  const recording = [...MOVING, ...SOUND, ...CODING, "-c:a", "ac3", "-ac", "2", "-t", "2"];
  await ffmpeg(...recording, ...one, first);
  await ffmpeg(...recording, ...two, second);
  await writeFile(joined, Buffer.concat([await readFile(first), await readFile(second)]));
  expect(await checkVideo(joined)).toMatchObject({ facts: { duration: undefined } });
  const edit = kept && { kept };
  const prepared = await prepareClip({ input: joined, edit, folder: fileFor("of-joined"), name: "clip" });
  expect(Math.abs(prepared.duration - (edit ? 3.5 : 4))).toBeLessThan(0.2);
  for (const { file } of prepared.renditions) await expectNoGap(file);
});

it("names what prevents a film from being shown: no picture, or an unknown codec", async () => {
  const coded = [...MOVING, ...CODING, fileFor("coded.mp4")];
  await ffmpeg(...coded);
  await ffmpeg(...SOUND, "-c:a", "aac", fileFor("sound.mp4"));
  const named = async (codec: string) => {
    const bytes = (await readFile(fileFor("coded.mp4"))).toString("latin1").replaceAll("avc1", codec);
    await writeFile(fileFor(`${codec}.mp4`), bytes, "latin1");
    return fileFor(`${codec}.mp4`);
  };
  const of = (input: string) => prepareClip({ input, folder: fileFor("of-none"), name: "clip" });
  await expect(of(fileFor("sound.mp4"))).rejects.toThrow("It has sound but no picture.");
  await expect(of(await named("zzzz"))).rejects.toThrow("FFmpeg can’t read its video format (zzzz)");
  await expect(of(await named("avs3"))).rejects.toThrow("FFmpeg can’t read its video format (avs3)");
  expect(await checkVideo(fileFor("sound.mp4"))).toEqual({ fault: "no picture" });
  expect(await checkVideo(fileFor("zzzz.mp4"))).toEqual({ fault: "unknown codec", codec: "zzzz" });
});

it.each(["mkv", "webm", "mp4"])("notices a film that is incomplete on arrival: %s", async (kind) => {
  const film = fileFor(`arrived.${kind}`);
  const coding = kind === "webm" ? ["-c:v", "libvpx", "-deadline", "realtime"] : CODING;
  await ffmpeg(...MOVING, ...coding, film);
  expect(await checkVideo(film)).toMatchObject({ extension: kind });
  const bytes = await readFile(film);
  await writeFile(fileFor("part"), bytes.subarray(0, -1000));
  expect(await checkVideo(fileFor("part"))).toEqual({ fault: "not whole" });
});

it("accepts a recording whose length its browser did not know", async () => {
  await ffmpeg(...MOVING, "-c:v", "libvpx", ...["-deadline", "realtime", "-live", "1"], fileFor("live.webm"));
  expect(await checkVideo(fileFor("live.webm"))).toMatchObject({ extension: "webm" });
});

it("refuses a film without its end, however its times begin", async () => {
  const whole = { name: "whole.mkv", inputs: [MOVING, SOUND], more: ["-output_ts_offset", "100"] };
  await prepare(whole);
  const bytes = await readFile(fileFor("whole.mkv"));
  await writeFile(fileFor("half.mkv"), bytes.subarray(0, bytes.length / 2));
  const half = prepareClip({ input: fileFor("half.mkv"), folder: fileFor("of-half"), name: "clip" });
  await expect(half).rejects.toThrow(/didn’t arrive in full/);
});

it("chooses a visible picture in a film that is black but for a moment", async () => {
  const file = fileFor("black.mp4");
  const black = ["-f", "lavfi", "-i", "color=black:size=320x240:rate=25:duration=24"];
  const moment = [
    "-force_key_frames",
    "1.6",
    "-filter_complex",
    "[1]setpts=PTS+1.6/TB[moment];[0][moment]overlay=eof_action=pass",
  ];
  await ffmpeg(
    ...black,
    ..."-f lavfi -i testsrc2=size=320x240:rate=25:duration=0.6".split(" "),
    ...moment,
    ...CODING,
    file,
  );
  const { frames } = await makePosters({ ffmpeg: "ffmpeg", file, duration: 24 }, (at) =>
    fileFor(`black-${at}.jpg`),
  );
  const { channels } = await sharp(frames[0]?.file).stats();
  expect(channels[0]?.mean).toBeGreaterThan(50);
});
