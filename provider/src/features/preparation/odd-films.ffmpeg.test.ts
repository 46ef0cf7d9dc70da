/** @jest-environment node */
import { jest } from "@jest/globals";

import { inspectVideo } from "../../lib/ffmpeg/inspect-video";
import { createVideoFolder, ffmpeg, framesOf } from "../../test-support/real-videos";
import { readFrameTiming } from "./frame-timing";
import { prepareClip } from "./prepare-clip";

jest.setTimeout(240_000);

const SECONDS = 6;
const SOUND = ["-f", "lavfi", "-i", `sine=frequency=440:sample_rate=48000:d=${SECONDS}`];
const MUTED = ["-f", "lavfi", "-i", `anullsrc=r=48000:cl=mono:d=${SECONDS}`];
const MOVING = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=25:duration=6"];
const SHORT = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=25:duration=2"];
const ONE_PICTURE = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=25:duration=0.04"];
const SLIDES = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=1/2:duration=4"];
const STILL = ["-f", "lavfi", "-i", "color=red:size=640x480:rate=25:duration=0.04"];
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
  { name: "a picture that begins after its sound.mkv", inputs: [["-itsoffset", "2", ...SHORT], SOUND] },
];

it.each(FILMS)("prepares $name, as long as its longest stream", async (film) => {
  const { duration, renditions, frames, width, hasSound } = await prepare(film);
  expect(Math.abs(duration - SECONDS)).toBeLessThan(0.2);
  expect(width).toBe(320);
  expect(hasSound).toBe(film.inputs.includes(SOUND));
  for (const { file } of renditions) {
    const { picture } = (await inspectVideo("ffprobe", file)) ?? {};
    if (!picture) throw new Error("There is no picture");
    const timing = await readFrameTiming("ffprobe", file, picture);
    expect(timing.start).toBeLessThan(0.1);
    expect(timing.end).toBeGreaterThan(SECONDS - 0.2);
  }
  expect(frames).toHaveLength(3);
});

it("shows the film where a still comes before it", async () => {
  const { renditions } = await prepare({ name: "moving.mkv", inputs: [STILL, MOVING, SOUND] });
  const pictures = await framesOf(renditions[0]?.file ?? "");
  expect(new Set(pictures).size).toBeGreaterThan(SECONDS * 20);
});

it("refuses a film whose end is missing, however its times begin", async () => {
  const whole = { name: "whole.mkv", inputs: [MOVING, SOUND], more: ["-output_ts_offset", "100"] };
  await prepare(whole);
  const { readFile, writeFile } = await import("node:fs/promises");
  const bytes = await readFile(fileFor("whole.mkv"));
  await writeFile(fileFor("half.mkv"), bytes.subarray(0, bytes.length / 2));
  const half = prepareClip({ input: fileFor("half.mkv"), folder: fileFor("of-half"), name: "clip" });
  await expect(half).rejects.toThrow(/missing/);
});
