import { readFile, writeFile } from "node:fs/promises";

import { createVideoFolder, ffmpeg } from "../src/test-support/real-videos";
import { startProvider } from "./support/provider";
import { expectRefused, expectStored, sendStory, storyWords } from "./support/stories";

const { request, staff } = await startProvider();
const { fileFor } = createVideoFolder();

const PICTURE = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=25:duration=1"];
const SOUND = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:duration=1"];
const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];
const MPEG2 = ["-c:v", "mpeg2video"];

/** Sends a story whose video FFmpeg has made. */
async function send(name: string) {
  const words = storyWords();
  const buffer = await readFile(fileFor(name));
  const mimeType = "application/octet-stream";
  return { words, sent: await sendStory(request, words, { name, mimeType, buffer }) };
}

it.each([
  ["00001.MTS", "mts", "video/mp2t", [...H264, "-c:a", "ac3", "-f", "mpegts"]],
  ["00002.M2TS", "mts", "video/mp2t", [...H264, "-c:a", "ac3", "-mpegts_m2ts_mode", "1", "-f", "mpegts"]],
  ["MOV001.MPG", "mpg", "video/mpeg", [...MPEG2, "-c:a", "mp2", "-f", "vob"]],
  ["clip.MXF", "mxf", "application/mxf", [...MPEG2, "-c:a", "pcm_s16le", "-f", "mxf"]],
])("a camcorder's film is accepted: %s", async (name, extension, mimeType, coding) => {
  await ffmpeg(...PICTURE, ...SOUND, ...coding, fileFor(name));
  const { words, sent } = await send(name);
  await expectStored(sent);
  const story = await staff.one("stories", "slug", words.slug ?? "");
  expect(await staff.one("clips", "id", String(story.file))).toMatchObject({
    ...{ mimeType, width: 320, height: 240 },
    filename: expect.stringMatching(new RegExp(`\\.${extension}$`)),
  });
});

it("the storyteller reads what is wrong with a film", async () => {
  await ffmpeg(...SOUND, "-c:a", "aac", fileFor("sound.mp4"));
  await expectRefused(
    (await send("sound.mp4")).sent,
    415,
    "This video only has sound and no picture. Please choose another one.",
  );

  await ffmpeg(...PICTURE, ...H264, fileFor("whole.mp4"));
  const whole = (await readFile(fileFor("whole.mp4"))).toString("latin1");
  await writeFile(fileFor("strange.mp4"), whole.replaceAll("avc1", "zzzz"), "latin1");
  const unreadable = "We can’t read this video’s format (‘zzzz’). Please export it as MP4 and choose that.";
  await expectRefused((await send("strange.mp4")).sent, 415, unreadable);

  await ffmpeg(...PICTURE, ...H264, fileFor("whole.mkv"));
  await writeFile(fileFor("cut.mkv"), (await readFile(fileFor("whole.mkv"))).subarray(0, -1000));
  const cut = "Part of this video is missing. Please choose it again, or choose another one.";
  await expectRefused((await send("cut.mkv")).sent, 415, cut);
});
