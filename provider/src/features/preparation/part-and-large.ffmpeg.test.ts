import path from "node:path";

import { jest } from "@jest/globals";
import sharp from "sharp";

import { inspectVideo } from "../../lib/ffmpeg/inspect-video";
import { createVideoFolder, TONE, X264 } from "../../test-support/real-videos";
import { makeLarge } from "./make-large";
import { makePosterAt } from "./posters";
import { prepareClip } from "./prepare-clip";

jest.setTimeout(240_000);

const { folder, fileFor, make } = createVideoFolder();

/** White from the fourth second to the eighth, black before and after. */
const lit = (size: string) =>
  `color=c=black:s=${size}:r=25:duration=10,drawbox=color=white:t=fill:enable='between(t,4,7.99)'`;

const filmOf = (size: string) =>
  make({ name: `${size}.mp4`, picture: lit(size), sound: TONE, coding: `${X264} -c:a aac` });

async function brightnessAt(file: string, duration: number, time: number): Promise<number> {
  const picture = fileFor(`at-${time}.jpg`);
  await makePosterAt({ ffmpeg: "ffmpeg", file, duration }, time, picture);
  return (await sharp(picture).greyscale().stats()).channels[0]?.mean ?? NaN;
}

it("a part begins and ends at its frames, as long and as loud as it was", async () => {
  const whole = await prepareClip({ input: await filmOf("1280x720"), folder, name: "whole" });
  const [main] = whole.renditions;
  const input = path.resolve(main?.file ?? "");
  const part = await prepareClip({ input, part: { start: 4, end: 8 }, folder, name: "part" });
  expect(part.duration).toBeGreaterThan(3.9);
  expect(part.duration).toBeLessThan(4.1);
  expect(part.hasSound).toBe(true);
  expect(part.loudness).toBeCloseTo(-16, 0);
  for (const { file } of part.renditions)
    for (const time of [0, 2, 3.9])
      expect(await brightnessAt(file, part.duration, time)).toBeGreaterThan(200);
});

it("a version for projectors has the pixels of the film, and is the part that is shown", async () => {
  const original = await filmOf("1920x1080");
  const whole = await prepareClip({ input: original, folder, name: "shown" });
  const main = path.resolve(whole.renditions[0]?.file ?? "");
  const part = await prepareClip({ input: main, part: { start: 4, end: 8 }, folder, name: "shown-part" });
  const shown = path.resolve(part.renditions[0]?.file ?? "");
  const large = await makeLarge({ original, main: shown, from: 4, fileFor: (end) => fileFor(`made${end}`) });
  expect([large.width, large.height]).toEqual([1920, 1080]);
  const found = await inspectVideo("ffprobe", large.file);
  expect(found?.duration).toBeCloseTo(part.duration, 0);
  expect(found?.sound).toMatchObject({ codec: "aac" });
  for (const time of [0, 2, 3.9]) expect(await brightnessAt(large.file, 4, time)).toBeGreaterThan(200);
});

it("there is none of a film that is not larger", async () => {
  const original = await filmOf("1280x720");
  const work = { original, main: original, from: 0, fileFor: (end: string) => fileFor(`none${end}`) };
  await expect(makeLarge(work)).rejects.toThrow("not recorded larger");
});
