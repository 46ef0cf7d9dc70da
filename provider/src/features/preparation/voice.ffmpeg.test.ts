/** @jest-environment node */
import { jest } from "@jest/globals";

import { createVideoFolder, ffmpeg, scene, X264 } from "../../test-support/real-videos";
import { inspectClip } from "./inspect-clip";
import { LOUDNESS_TARGET, LOUDNESS_TOLERANCE, measureLoudness, MONO } from "./loudness";
import { prepareClip } from "./prepare-clip";
import { workLimitsOf } from "./rendition-plan";
import { findVoice } from "./voice";

jest.setTimeout(240_000);

const SECONDS = 4;

/** Syllables and pauses at two pitches, so tests can tell them apart. */
const speech = (pitch: number, volume = 0.3) =>
  `aevalsrc=${volume}*sin(2*PI*${pitch}*t)*lt(mod(t\\,0.7)\\,0.4)*(0.5+0.5*sin(2*PI*4*t)):s=48000:d=${SECONDS}`;
const LOW = speech(300);
const HIGH = speech(900);
const SILENCE = `anullsrc=r=48000:cl=mono:d=${SECONDS}`;
const HISS = `anoisesrc=amplitude=0.003:sample_rate=48000:seed=1:d=${SECONDS}`;
const OFFSET = `aevalsrc=0.2:s=48000:d=${SECONDS}`;
const LOUD_NOISE = `anoisesrc=amplitude=0.2:sample_rate=48000:seed=1:d=${SECONDS}`;

const { fileFor } = createVideoFolder();
const limits = workLimitsOf(SECONDS);

/** Makes a film whose sound tracks have one channel for each source. */
async function film(
  name: string,
  tracks: string[][],
  { layout = "", codec = "pcm_s16le" } = {},
): Promise<string> {
  const file = fileFor(name);
  const sources = tracks.flat().flatMap((source) => ["-f", "lavfi", "-i", source]);
  let next = 1;
  const graph = tracks.map((sources, track) => {
    const inputs = sources.map(() => `[${next++}]`).join("");
    return `${inputs}amerge=inputs=${sources.length}${layout ? `,aformat=channel_layouts=${layout}` : ""}[t${track}]`;
  });
  const single = (sources: string[]) => sources.length === 1;
  const filters = graph.map((line, track) =>
    single(tracks[track] ?? []) ? line.replace("amerge=inputs=1", "anull") : line,
  );
  await ffmpeg(
    ...["-f", "lavfi", "-i", scene("320x240", 25, SECONDS), ...sources],
    ...(filters.length > 0 ? ["-filter_complex", filters.join(";")] : []),
    ...["-map", "0:v", ...tracks.flatMap((_, track) => ["-map", `[t${track}]`])],
    ...[...X264.split(" "), "-c:a", codec, "-t", String(SECONDS), file],
  );
  return file;
}

async function voiceOf(file: string) {
  const found = await inspectClip("ffprobe", file);
  return (await findVoice({ ffmpeg: "ffmpeg", file, limits }, found.sounds)).voice;
}

/** Returns how loud a pitch is in one channel of the prepared film, in LUFS. */
async function pitchIn(file: string, index: number, filter: string, pitch: number) {
  const only = `${filter},bandpass=f=${pitch}:width_type=h:w=60`;
  return (await measureLoudness({ ffmpeg: "ffmpeg", file, index, limits }, only)).integrated;
}

/** Returns which of two pitches each stereo side has. */
async function sidesOf(file: string) {
  const voice = await voiceOf(file);
  if (!voice) return null;
  const sides = [];
  for (const side of ["c0", "c1"]) {
    const filter = `${voice.form.plain},pan=mono|c0=${side}`;
    const [low, high] = [
      await pitchIn(file, voice.sound.index, filter, 300),
      await pitchIn(file, voice.sound.index, filter, 900),
    ];
    sides.push(
      Math.max(low, high) < -50 ? "nothing" : low > high + 10 ? "low" : high > low + 10 ? "high" : "both",
    );
  }
  return sides.join(" ");
}

type Layout = { layout?: string; codec?: string };

const FILMS: [string, string[][], string, Layout][] = [
  ["one channel", [[LOW]], "low low", {}],
  ["two channels", [[LOW, HIGH]], "low high", {}],
  ["a silent track first", [[SILENCE], [LOW]], "low low", {}],
  ["hiss first", [[HISS], [LOW]], "low low", {}],
  ["loud noise first", [[LOUD_NOISE], [LOW]], "low low", {}],
  ["two voices", [[LOW], [HIGH]], "low low", {}],
  ["a silent right side", [[LOW, SILENCE]], "low low", {}],
  ["a silent left side", [[SILENCE, HIGH]], "high high", {}],
  ["a side of hiss", [[HISS, HIGH]], "high high", {}],
  [
    "four channels of a recorder, one of which has a voice",
    [[SILENCE, HISS, SILENCE, HIGH]],
    "high high",
    { layout: "4.0" },
  ],
  [
    "six channels, the front ones silent",
    [[SILENCE, SILENCE, SILENCE, SILENCE, LOW, HIGH]],
    "both both",
    { layout: "5.1" },
  ],
  [
    "a voice in the centre of a cinema",
    [[SILENCE, SILENCE, LOW, SILENCE, SILENCE, SILENCE]],
    "low low",
    { layout: "5.1" },
  ],
  [
    "a cinema's front",
    [[LOW, HIGH, SILENCE, SILENCE, SILENCE, SILENCE]],
    "low high",
    { layout: "5.1", codec: "flac" },
  ],
  [
    "six channels of which nothing is known",
    [[LOW, HIGH, SILENCE, SILENCE, SILENCE, SILENCE]],
    "both both",
    {},
  ],
];

it.each(FILMS)("detects the voice of %s", async (name, tracks, heard, options) => {
  expect(await sidesOf(await film(`${name}.mkv`, tracks, options))).toBe(heard);
});

it.each([
  ["turned round", speech(300, -0.3)],
  ["late", `${LOW},adelay=80S`],
])("repairs two channels that cancel each other out, one of them %s", async (name, right) => {
  const file = await film(`opposite ${name}.mkv`, [[LOW, right]]);
  const voice = await voiceOf(file);
  const listening = { ffmpeg: "ffmpeg", file, index: voice?.sound.index ?? 1, limits };
  const together = await measureLoudness(listening, `${voice?.form.plain},pan=mono|c0=0.5*c0+0.5*c1`);
  const left = await measureLoudness(listening, "pan=mono|c0=c0");
  expect(together.integrated).toBeGreaterThan(left.integrated - 4);
});

it.each([
  ["silence", [[SILENCE, SILENCE]]],
  ["hiss", [[HISS], [HISS, HISS]]],
  ["an offset", [[OFFSET]]],
  ["no sound", []],
])("detects nothing in %s", async (name, tracks) => {
  expect(await voiceOf(await film(`nothing but ${name}.mkv`, tracks))).toBeUndefined();
});

it("prepares a voice after hiss at normal loudness, and leaves out pure hiss", async () => {
  const into = { folder: fileFor("made"), name: "clip" };
  const input = await film("recorded.mp4", [[HISS], [SILENCE, LOW]], { codec: "aac" });
  const { hasSound, renditions } = await prepareClip({ ...into, input });
  const shifted = await film("shifted.mov", [[speech(300, 0.03).replace("=", "=0.3+")]]);
  const withOffset = await prepareClip({ ...into, name: "shifted", input: shifted });
  expect(hasSound).toBe(true);
  renditions.push(...withOffset.renditions);
  for (const { file } of renditions) {
    const { integrated } = await measureLoudness({ ffmpeg: "ffmpeg", file, index: 1, limits }, "anull");
    expect(Math.abs(integrated - LOUDNESS_TARGET)).toBeLessThanOrEqual(LOUDNESS_TOLERANCE);
    expect(await pitchIn(file, 1, MONO.plain, 300)).toBeGreaterThan(-30);
  }
  const hissing = await prepareClip({ ...into, input: await film("hiss.mp4", [[HISS]], { codec: "aac" }) });
  expect(hissing).toMatchObject({ hasSound: false, loudness: null });
});
