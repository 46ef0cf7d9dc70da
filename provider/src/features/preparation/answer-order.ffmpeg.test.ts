import { readFile } from "node:fs/promises";

import { jest } from "@jest/globals";
import sharp from "sharp";

import { createVideoFolder, ffmpeg, X264 } from "../../test-support/real-videos";
import { makePosterAt } from "./posters";
import { prepareClip } from "./prepare-clip";

jest.setTimeout(240_000);

const { folder, fileFor, make } = createVideoFolder();

const COLOURS = ["red", "lime", "blue"] as const;

/** Four seconds of each colour; there is a tone in the last of them alone. */
const PICTURE = `color=c=red:s=704x396:r=25:duration=12,drawbox=color=lime:t=fill:enable='gte(t,4)',drawbox=color=blue:t=fill:enable='gte(t,8)'`;
const SOUND = "aevalsrc=exprs='gte(t,8)*sin(440*2*PI*t)/2':s=48000";

async function colourAt(file: string, duration: number, time: number): Promise<string | undefined> {
  const picture = fileFor("at.jpg");
  await makePosterAt({ ffmpeg: "ffmpeg", file, duration }, time, picture);
  // Read first: sharp remembers files by their names.
  const { channels } = await sharp(await readFile(picture)).stats();
  const means = channels.map(({ mean }) => mean);
  return COLOURS[means.indexOf(Math.max(...means))];
}

async function isHeardAt(file: string, time: number): Promise<boolean> {
  const samples = fileFor("at.raw");
  await ffmpeg("-ss", `${time}`, "-i", file, "-t", "0.5", "-map", "0:a", "-f", "s16le", samples);
  const bytes = await readFile(samples);
  return bytes.some((_, at) => at % 2 === 0 && Math.abs(bytes.readInt16LE(at)) > 1000);
}

it.each([
  ["a WebM without a length", "recorded.webm", "-c:v libvpx -deadline realtime -c:a libopus -live 1"],
  [
    "an MP4 in fragments",
    "recorded.mp4",
    `${X264} -c:a aac -movflags frag_keyframe+empty_moov+default_base_moof`,
  ],
])("the answers of %s are shown in their own order, not the recording's", async (_, name, coding) => {
  const input = await make({ name, picture: PICTURE, sound: SOUND, coding });
  const made = await prepareClip({
    input,
    edit: {
      kept: [
        [8, 86_400],
        [1, 3],
        [4.5, 7],
      ],
    },
    folder,
    name: `ordered-${name}`,
  });
  expect(made.duration).toBeGreaterThan(8.3);
  expect(made.duration).toBeLessThan(8.8);
  const file = made.renditions[0]?.file ?? "";
  const shown: [number, string, boolean][] = [
    [0.1, "blue", true],
    [3.8, "blue", true],
    [4.3, "red", false],
    [5.8, "red", false],
    [6.2, "lime", false],
    [8.2, "lime", false],
  ];
  for (const [time, colour] of shown)
    expect([time, await colourAt(file, made.duration, time)]).toEqual([time, colour]);
  for (const [time, , isHeard] of shown.filter(([at]) => at !== 3.8))
    expect([time, await isHeardAt(file, time)]).toEqual([time, isHeard]);
});
