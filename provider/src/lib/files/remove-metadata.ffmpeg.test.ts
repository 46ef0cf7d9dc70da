import { cpSync, readFileSync, writeFileSync } from "node:fs";

import { jest } from "@jest/globals";

import {
  createVideoFolder,
  ffmpeg,
  framesOf,
  markAsDolbyVision,
  scene,
  SECRETS,
  TONE,
  X264,
} from "../../test-support/real-videos";
import { findFfmpeg } from "../ffmpeg/ffmpeg";
import { checkVideo } from "./check-video";
import { removeMetadata } from "./remove-metadata";

jest.setTimeout(60_000);

const { fileFor, make, makePhoneVideo } = createVideoFolder();

const TAGS = [
  ...["-metadata", `title=${SECRETS[0]}`, "-metadata", `comment=${SECRETS[1]}`],
  ...["-metadata:s:v:0", `title=${SECRETS[0]}`],
];
const picture = scene("320x180", 15, 3);

const plainFilm = () => make({ name: "plain.mp4", picture, sound: TONE, coding: `${X264} -g 45 -c:a aac` });

/** Copies a film and adds tags. */
async function tag(from: string, name: string, ...options: string[]): Promise<string> {
  await ffmpeg(...options.slice(0, 2), "-i", from, "-c", "copy", ...TAGS, ...options.slice(2), fileFor(name));
  return fileFor(name);
}

/** A film whose start was trimmed on the phone but is still in the file. */
const makeTrimmed = async () => tag(await plainFilm(), "trimmed.mp4", "-ss", "1.53");

/** Makes a film whose end was trimmed on the phone: it shows one second of three. */
async function makeCutShort(): Promise<string> {
  const file = await tag(await plainFilm(), "cut-short.mp4", "-ss", "0");
  const film = readFileSync(file);
  for (const { index } of film.toString("latin1").matchAll(/elst/g)) film.writeUInt32BE(1000, index + 12);
  writeFileSync(file, film);
  return file;
}

/** A film with each frame in its own fragment, as browsers record. */
const makeInParts = async () =>
  tag(await plainFilm(), "parts.mp4", "-ss", "0", "-movflags", "+frag_every_frame+empty_moov");

async function makeWebm(): Promise<string> {
  const coding = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus";
  return tag(await make({ name: "plain.webm", picture, sound: TONE, coding }), "tags.webm");
}

/** Returns a film's facts; its length to a tenth of a second, as containers count differently. */
async function factsOf(file: string) {
  const video = await checkVideo(file);
  if ("fault" in video) throw new Error(video.fault);
  return { ...video.facts, duration: Math.round((video.facts.duration ?? 0) * 10) };
}

describe.each([
  ["FFmpeg", findFfmpeg],
  ["the library", () => Promise.resolve(null)],
])("removeMetadata by %s", (tool, find) => {
  it.each([
    ["a phone's film", makePhoneVideo],
    ["a film that was trimmed", makeTrimmed],
    ["a film in parts", makeInParts],
    ["a WebM", makeWebm],
  ])("keeps the look and length of %s", async (_, makeFilm) => {
    const film = await makeFilm();
    const file = fileFor(`cleaned by ${tool}`);
    cpSync(film, file);
    for (const secret of SECRETS) expect(readFileSync(file).includes(secret)).toBe(true);
    expect(await removeMetadata(file, undefined, find)).toBe("clean");
    for (const secret of SECRETS) expect(readFileSync(file).includes(secret)).toBe(false);
    expect(await framesOf(file)).toEqual(await framesOf(film));
    expect(await factsOf(file)).toEqual(await factsOf(film));
  });

  it("doesn't change an incomplete file", async () => {
    const webm = readFileSync(await makeWebm());
    const half = webm.subarray(0, webm.length / 2);
    const file = fileFor("half.webm");
    writeFileSync(file, half);
    expect(await removeMetadata(file, undefined, find)).toBe("cannot");
    expect(readFileSync(file).equals(half)).toBe(true);
  });

  it("doesn't change a film whose copy would show what was cut", async () => {
    const file = await makeCutShort();
    const film = readFileSync(file);
    expect(await removeMetadata(file, undefined, find)).toBe("cannot");
    expect(readFileSync(file).equals(film)).toBe(true);
  });

  it("doesn't change types that browsers do not play", async () => {
    const file = await make({ name: "old.avi", picture, coding: "-c:v mpeg4" });
    expect(await removeMetadata(file, undefined, find)).toBe("cannot");
  });
});

it("a film whose copy has no room is refused and doesn't change", async () => {
  const found = await findFfmpeg();
  if (!found) throw new Error("There is no FFmpeg");
  const full = fileFor("full.sh");
  writeFileSync(full, "#!/bin/sh\necho 'No space left on device' >&2\nexit 1\n", { mode: 0o755 });
  const file = await makePhoneVideo();
  const film = readFileSync(file);
  const removing = removeMetadata(file, undefined, () => Promise.resolve({ ...found, ffmpeg: full }));
  await expect(removing).rejects.toMatchObject({ status: 507 });
  expect(readFileSync(file).equals(film)).toBe(true);
});

it("Dolby Vision that a copy would no longer mark doesn't change, since its mark explains its odd colours", async () => {
  const file = fileFor("strange.mov");
  cpSync(await makePhoneVideo(), file);
  markAsDolbyVision(file, 5, 0);
  expect(await removeMetadata(file)).toBe("cannot");
});
