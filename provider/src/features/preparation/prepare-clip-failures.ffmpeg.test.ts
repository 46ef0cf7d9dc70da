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
import { PreparationError, STRANGE_COLOURS, UNREADABLE } from "./preparation-error";
import { prepareClip } from "./prepare-clip";

jest.setTimeout(120_000);

const { fileFor, make } = createVideoFolder();

const LONG = {
  name: "long.mp4",
  picture: scene("320x240", 30, 4),
  coding: `${X264} -movflags +faststart`,
};

const failure = (input: string, into: string) =>
  prepareClip({ input, folder: into, name: "clip" }).catch((error: unknown) => error);

it("says why a clip cannot be prepared, and leaves nothing behind", async () => {
  const into = fileFor("refused");
  const whole = readFileSync(await make(LONG));
  const cut = fileFor("cut.mp4");
  writeFileSync(cut, whole.subarray(0, whole.length / 2));
  expect(await failure(cut, into)).toBeInstanceOf(PreparationError);
  expect(String(await failure(cut, into))).toMatch(
    /: Only \d of its 4 seconds can be read: the file is damaged, or did not arrive whole\./,
  );

  const text = fileFor("text.mp4");
  writeFileSync(text, "#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n");
  const sound = fileFor("sound.mp4");
  await ffmpeg("-f", "lavfi", "-i", `${TONE}:duration=1`, sound);
  for (const file of [text, sound, fileFor("none.mp4")]) {
    expect(await failure(file, into)).toMatchObject({ name: "PreparationError", message: UNREADABLE });
  }
  expect(readdirSync(into)).toEqual([]);
});

it("refuses Dolby Vision whose colours only Dolby can show", async () => {
  const file = await make({ ...pqVideo("160x120", 1), name: "dolby.mp4" });
  markAsDolbyVision(file, 5, 0);
  expect(await failure(file, fileFor("dolby"))).toMatchObject({
    name: "PreparationError",
    message: STRANGE_COLOURS,
  });
});

it("knows a full disk, which is not the file's fault", async () => {
  const into = fileFor("full");
  mkdirSync(into);
  // Linux's device that has no room for anything stands for the disk.
  symlinkSync("/dev/full", path.join(into, "clip.mp4"));
  const file = await make(LONG);
  expect(await failure(file, into)).toMatchObject({ name: "ProgramError", reason: "disk full" });
  expect(readdirSync(into)).toEqual([]);
});

it("stops when it is told to, and leaves nothing behind", async () => {
  const file = await make({ name: "4k.mp4", picture: scene("3840x2160", 30, 1), coding: X264 });
  const stop = new AbortController();
  const reason = new Error("Somebody else has it");
  const into = fileFor("stopped");
  const onProgress = () => stop.abort(reason);
  const stopped = prepareClip({ input: file, folder: into, name: "clip", onProgress, signal: stop.signal });
  await expect(stopped).rejects.toBe(reason);
  expect(readdirSync(into)).toEqual([]);
});
