import path from "node:path";
import { readFile, writeFile } from "node:fs/promises";

import { jest } from "@jest/globals";
import { gapsOf } from "@lampstand/contract/kept";
import sharp from "sharp";

import { createVideoFolder, TONE, X264 } from "../../test-support/real-videos";
import { makeLarge } from "./added-renditions";
import { inspectClip } from "./inspect-clip";
import type { Edit } from "./make-edited";
import { makePosterAt } from "./posters";
import { prepareClip } from "./prepare-clip";

jest.setTimeout(240_000);

const { folder, fileFor, make } = createVideoFolder();

/** Encoding time grows with pixels; this is just above a light rendition, so one is made. */
const SMALL = "704x396";

/** White from the fourth second to the eighth, black before and after. */
const lit = (size: string) =>
  `color=c=black:s=${size}:r=25:duration=10,drawbox=color=white:t=fill:enable='between(t,4,7.99)'`;

const filmOf = (size: string) =>
  make({ name: `${size}.mp4`, picture: lit(size), sound: TONE, coding: `${X264} -c:a aac` });

let prepared: Promise<string> | undefined;

/** The unedited film, prepared by the first test that needs it. */
const mainRendition = () => (prepared ??= prepareMain());

async function prepareMain(): Promise<string> {
  const { renditions } = await prepareClip({ input: await filmOf(SMALL), folder, name: "whole" });
  return path.resolve(renditions[0]?.file ?? "");
}

const edited = async (name: string, edit: Edit) =>
  prepareClip({ input: await mainRendition(), edit, folder, name });

async function brightnessAt(file: string, duration: number, time: number): Promise<number> {
  const picture = fileFor(`at-${time}.jpg`);
  await makePosterAt({ ffmpeg: "ffmpeg", file, duration }, time, picture);
  return (await sharp(picture).greyscale().stats()).channels[0]?.mean ?? NaN;
}

it("a part begins and ends at its frames, with unchanged length and loudness", async () => {
  const part = await edited("part", { part: { start: 4, end: 8 } });
  expect(part.duration).toBeGreaterThan(3.9);
  expect(part.duration).toBeLessThan(4.1);
  expect(part.hasSound).toBe(true);
  expect(part.loudness).toBeCloseTo(-16, 0);
  for (const { file } of part.renditions)
    for (const time of [0, 2, 3.9])
      expect(await brightnessAt(file, part.duration, time)).toBeGreaterThan(200);
});

it.each([
  [
    "at both ends",
    [
      [0, 4],
      [8, 10],
    ],
    4,
  ],
  ["within", [[4, 8]], 6],
  [
    "to beyond its end, with nothing between two parts",
    [
      [0, 3.98],
      [4, 4.02],
      [8, 1000],
    ],
    4,
  ],
] as const)(
  "repeated passages are left out %s of a recording as browsers make it, without a length",
  async (where, leftOut, seconds) => {
    const coding = "-c:v libvpx -deadline realtime -c:a libopus -live 1";
    const input = await make({
      name: "recorded.webm",
      picture: lit(SMALL),
      sound: TONE,
      coding,
    });
    const spans = leftOut.map(([from, to]): [number, number] => [from, to]);
    const kept = await prepareClip({ input, edit: { kept: gapsOf(spans) }, folder, name: `kept-${where}` });
    expect(kept.duration).toBeGreaterThan(seconds - 0.3);
    expect(kept.duration).toBeLessThan(seconds + 0.3);
    expect(kept.hasSound).toBe(true);
    const [main] = kept.renditions;
    for (const time of [0.2, 2, seconds - 0.3]) {
      const brightness = await brightnessAt(main?.file ?? "", kept.duration, time);
      if (where === "within") expect(brightness).toBeLessThan(50);
      else expect(brightness).toBeGreaterThan(200);
    }
  },
);

it("a recording with everything left out is refused with a sentence", async () => {
  const made = edited("nothing", { kept: gapsOf([[0, 100_000]]) });
  await expect(made).rejects.toThrow("The storyteller left out all of it");
});

it.each([
  [
    "Safari's MP4 in fragments",
    "recorded.mp4",
    `${X264} -c:a aac -movflags frag_keyframe+empty_moov+default_base_moof`,
    1,
  ],
  [
    "a WebM whose last slice was lost",
    "lost.webm",
    "-c:v libvpx -deadline realtime -c:a libopus -live 1",
    0.7,
  ],
])("%s plays everywhere", async (_, name, coding, part) => {
  const whole = await make({ name, picture: lit(SMALL), sound: TONE, coding });
  const bytes = await readFile(whole);
  const input = fileFor(`cut-${name}`);
  await writeFile(input, bytes.subarray(0, Math.floor(bytes.length * part)));
  const made = await prepareClip({ input, folder, name: `made-${part}` });
  expect(made.duration).toBeGreaterThan(10 * part - 2);
  expect(made.duration).toBeLessThan(10.3);
  expect(made.hasSound).toBe(true);
});

it("a cover is black for as long as requested, also in everything made from it", async () => {
  const everywhere = { left: 0, top: 0, width: 1, height: 1 };
  const cover = { start: 4, end: 6, ...everywhere };
  const made = await edited("covered", { cover });
  for (const { file } of made.renditions) {
    expect(await brightnessAt(file, made.duration, 5)).toBeLessThan(20);
    expect(await brightnessAt(file, made.duration, 7)).toBeGreaterThan(200);
  }
  const half = { start: 0, end: 10, left: 0, top: 0, width: 0.5, height: 1 };
  const halved = await edited("halved", { cover: half });
  const brightness = await brightnessAt(halved.renditions[0]?.file ?? "", halved.duration, 7);
  expect(brightness).toBeGreaterThan(90);
  expect(brightness).toBeLessThan(160);
});

it("a voice continues over a still picture", async () => {
  const cover = { start: 0, end: 10, left: 0, top: 0, width: 1, height: 1, still: 5 };
  const made = await edited("still", { cover });
  expect(made.duration).toBeCloseTo(10, 0);
  expect(made.hasSound).toBe(true);
  const file = made.renditions[0]?.file ?? "";
  for (const time of [0, 3, 9]) expect(await brightnessAt(file, made.duration, time)).toBeGreaterThan(200);
});

it("a version for projectors has the film's pixels, and only the visible part", async () => {
  const original = await filmOf("1920x1080");
  const part = await edited("shown", { part: { start: 4, end: 8 } });
  const shown = path.resolve(part.renditions[0]?.file ?? "");
  const large = await makeLarge({ original, main: shown, from: 4, fileFor: (end) => fileFor(`made${end}`) });
  expect([large.width, large.height]).toEqual([1920, 1080]);
  const found = await inspectClip("ffprobe", large.file);
  expect(found.duration).toBeCloseTo(part.duration, 0);
  expect(found.sound).toMatchObject({ codec: "aac" });
  for (const time of [0, 2, 3.9]) expect(await brightnessAt(large.file, 4, time)).toBeGreaterThan(200);
});

it("a film that isn't larger gets no version for projectors", async () => {
  const original = await filmOf(SMALL);
  const work = { original, main: original, from: 0, fileFor: (end: string) => fileFor(`none${end}`) };
  await expect(makeLarge(work)).rejects.toThrow("not recorded larger");
});
