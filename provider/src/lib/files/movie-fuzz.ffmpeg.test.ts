import { copyFileSync, readFileSync, writeFileSync } from "node:fs";

import { jest } from "@jest/globals";

import { measureWork } from "../../test-support/measure-work";
import { movieMutations } from "../../test-support/movie-mutations";
import { createVideoFolder, ffmpeg, scene, TONE, X264 } from "../../test-support/real-videos";
import { checkVideo } from "./check-video";
import { removeMetadata } from "./remove-metadata";

const MINUTE_MS = 60_000;

const isSoak = process.env.E2E_SOAK === "1";
const MUTATIONS = isSoak ? 1000 : 60;
const SEED = 25;

jest.setTimeout(isSoak ? 30 * MINUTE_MS : 5 * MINUTE_MS);

/** Times only mean something when nothing else runs on the machine. */
const BLOCKED_MAX_MS = isSoak ? 2_000 : Infinity;
const MEMORY_MAX_BYTES = 200 * 1024 * 1024;

/** A film is copied three times, once with its index first; the rest is what programs send each other. */
const COPIES = 4;
const OTHERWISE_WRITTEN_BYTES = 2 * 1024 * 1024;

const { fileFor, make } = createVideoFolder();

/** Makes films as phones, cameras, browsers and programs do. */
async function realFilms(): Promise<Buffer[]> {
  const picture = scene("160x120", 15, 1);
  const sound = TONE;
  const coding = `${X264} -c:a aac`;
  const plain = await make({ name: "plain.mp4", picture, sound, coding });
  const files = [
    plain,
    await make({ name: "fast.mov", picture, sound, coding: `${coding} -movflags +faststart` }),
    await make({
      name: "parts.mp4",
      picture,
      sound,
      coding: `${coding} -movflags +frag_every_frame+empty_moov`,
    }),
    await make({ name: "old.3gp", picture, coding: "-c:v mpeg4" }),
  ];
  const withMetadata = fileFor("place.mov");
  const tags = ["-metadata", "location=+48.8577+002.2950/", "-movflags", "use_metadata_tags"];
  await ffmpeg("-i", plain, "-c", "copy", "-timecode", "01:00:00:00", ...tags, withMetadata);
  const withCover = fileFor("cover.mp4");
  const cover = fileFor("cover.jpg");
  await ffmpeg("-i", plain, "-frames:v", "1", cover);
  const streams = ["-map", "0", "-map", "1", "-c", "copy", "-disposition:v:1", "attached_pic"];
  await ffmpeg("-i", plain, "-i", cover, ...streams, withCover);
  return [...files, withMetadata, withCover].map((file) => readFileSync(file));
}

/** Does all that a request does with a received film, with and without FFmpeg. */
async function receive(file: string): Promise<string> {
  const video = await checkVideo(file);
  if ("fault" in video) return video.fault;
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  await removeMetadata(copy, undefined, () => Promise.resolve(null));
  return removeMetadata(file);
}

it(`${MUTATIONS} manipulated films block nothing, and take no more resources than a real one`, async () => {
  const outcomes = new Set<string>();
  const tooMuch: unknown[] = [];
  const file = fileFor("tampered.mp4");
  for (const { film, change } of movieMutations(await realFilms(), { count: MUTATIONS, seed: SEED })) {
    writeFileSync(file, film);
    let outcome = "";
    const taken = await measureWork(async () => {
      outcome = await receive(file);
    }, MEMORY_MAX_BYTES);
    outcomes.add(outcome);
    const isWithin =
      taken.blockedMs < BLOCKED_MAX_MS &&
      taken.memoryBytes < MEMORY_MAX_BYTES &&
      taken.writtenBytes < COPIES * film.length + OTHERWISE_WRITTEN_BYTES;
    if (!isWithin) tooMuch.push({ change, outcome, ...taken });
  }
  expect(tooMuch).toEqual([]);
  // Every path was taken: the films were not all refused at once.
  expect([...outcomes].sort()).toEqual([
    "cannot",
    "clean",
    "no picture",
    "no video",
    "not whole",
    "unknown codec",
  ]);
});
