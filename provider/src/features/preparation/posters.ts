import path from "node:path";

import { PLACEHOLDER_MAX_LENGTH } from "@lampstand/contract/limits";
import sharp from "sharp";

import { decodedArguments } from "../../lib/ffmpeg/ffmpeg";
import { FRAMES_OFFERED } from "./frames-offered";
import { ProgramError, runProgram } from "../../lib/ffmpeg/run-program";

const FRAMES_LOOKED_AT = 12;

/** The long side of a poster, in pixels, and its JPEG quality. */
const POSTER_LONG_SIDE_MAX = 1280;
const POSTER_QUALITY = 82;

const PLACEHOLDER_LONG_SIDE = 24;
const PLACEHOLDER_QUALITY = 40;

const FRAME_LIMIT_MS = 60_000;
const SCENE_LIMIT_MS = 10 * FRAME_LIMIT_MS;

/** The last frame is certainly this close to the end, in seconds. */
const LAST_FRAME_S = 0.5;

/** The size at which frames are compared, in pixels. */
const JUDGED_SIDE = 256;
const COMPARED_SIDE = 16;

/** Of 255: a mean outside this range is black or white, less variation is a single colour. */
const DARKEST = 22;
const BRIGHTEST = 235;
const VARIATION_MIN = 10;

/** Frames with at least this mean difference, of 255, are different pictures. */
const DIFFERENCE_MIN = 12;

export type Poster = { file: string; width: number; height: number };

/** A frame's qualities: brightness and variation of 255, sharpness and entropy as sharp measures them. */
export type FrameLook = { brightness: number; variation: number; sharpness: number; entropy: number };

type Candidate = { picture: Buffer; score: number; thumbnail: Buffer };

type Video = { ffmpeg: string; file: string; duration: number; signal?: AbortSignal };

/**
 * Picks the best of several frames, different ones if possible, and writes them as JPEG.
 * @param nameOf Returns the file of a poster by number, from 0: the best.
 * @throws ProgramError when no frame can be read.
 */
export async function makePosters(
  video: Video,
  nameOf: (number: number) => string,
): Promise<{ frames: Poster[]; placeholder: string }> {
  const candidates: Candidate[] = [];
  for (const time of momentsOf(video.duration)) {
    const picture = await frameAt(video, time);
    if (picture) candidates.push(await judged(picture));
  }
  if (candidates.every(({ score }) => score < 0)) {
    const picture = await frameAt(video, 0, OTHER_SCENE);
    if (picture) candidates.push(await judged(picture));
  }
  const chosen = chooseDifferent(candidates.toSorted((a, b) => b.score - a.score));
  const best = chosen[0];
  if (!best) throw new ProgramError("refused");
  const frames: Poster[] = [];
  for (const [number, { picture }] of chosen.entries()) {
    frames.push(await writePoster(picture, nameOf(number)));
  }
  return { frames, placeholder: await makePlaceholder(best.picture) };
}

/**
 * Writes a moment's frame as JPEG; at the very end, the last frame.
 * @param time In seconds.
 * @throws ProgramError when no frame can be read there.
 */
export async function makePosterAt(video: Video, time: number, file: string): Promise<Poster> {
  const picture = (await frameAt(video, time)) ?? (await frameAt(video, Math.max(0, time - LAST_FRAME_S)));
  if (!picture) throw new ProgramError("refused");
  return writePoster(picture, file);
}

async function writePoster(picture: Buffer, file: string): Promise<Poster> {
  const { width, height } = await sharp(picture)
    .resize({ ...square(POSTER_LONG_SIDE_MAX), fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: POSTER_QUALITY, mozjpeg: true })
    .toFile(path.resolve(file));
  return { file, width, height };
}

/**
 * Returns a picture of a few hundred bytes, as a data URL.
 * @param picture A file or its content.
 */
export async function makePlaceholder(picture: string | Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .autoOrient()
    .resize({ ...square(PLACEHOLDER_LONG_SIDE), fit: "inside" })
    .webp({ quality: PLACEHOLDER_QUALITY, alphaQuality: 0 })
    .toBuffer();
  const url = `data:image/webp;base64,${tiny.toString("base64")}`;
  if (url.length > PLACEHOLDER_MAX_LENGTH) throw new Error(`A placeholder has ${url.length} characters`);
  return url;
}

/** Scores a frame as a poster; below 0 it is black, white or of one colour. */
export function scoreOf({ brightness, variation, sharpness, entropy }: FrameLook): number {
  const isEmpty = brightness < DARKEST || brightness > BRIGHTEST || variation < VARIATION_MIN;
  const light = 1 - Math.abs(brightness - 120) / 240;
  const score = light * (Math.log1p(sharpness) * 2 + entropy / 2 + Math.min(variation, 70) / 35);
  return isEmpty ? score - 100 : score;
}

/** Returns moments of a video, in seconds, none at its very beginning or end. */
function momentsOf(duration: number): number[] {
  return Array.from(
    { length: FRAMES_LOOKED_AT },
    (_, index) => (duration * (index + 0.5)) / FRAMES_LOOKED_AT,
  );
}

/** For a film that is mostly black or of one colour: finds the first key frame that looks different. */
const OTHER_SCENE = { input: ["-skip_frame", "nokey"], output: ["-vf", "select=gt(scene\\,0.1)"] };

async function frameAt(
  { ffmpeg, file, duration, signal }: Video,
  time: number,
  { input, output: filter }: { input: string[]; output: string[] } = { input: [], output: [] },
): Promise<Buffer | null> {
  const { output } = await runProgram(
    ffmpeg,
    [
      ...["-nostdin", "-v", "error", "-ss", time.toFixed(3), ...input],
      ...[...decodedArguments(file, duration), ...filter],
      ...["-frames:v", "1", "-an", "-c:v", "png", "-compression_level", "1", "-f", "image2pipe", "pipe:1"],
    ],
    { timeLimitMs: input.length > 0 ? SCENE_LIMIT_MS : FRAME_LIMIT_MS, signal },
  );
  return output.length > 0 ? output : null;
}

async function judged(picture: Buffer): Promise<Candidate> {
  const small = await sharp(picture)
    .resize({ ...square(JUDGED_SIDE), fit: "inside" })
    .greyscale()
    .png()
    .toBuffer();
  const { channels, sharpness, entropy } = await sharp(small).stats();
  const look = { brightness: channels[0]?.mean ?? 0, variation: channels[0]?.stdev ?? 0, sharpness, entropy };
  const thumbnail = await sharp(small)
    .resize({ ...square(COMPARED_SIDE), fit: "fill" })
    .raw()
    .toBuffer();
  return { picture, score: scoreOf(look), thumbnail };
}

/** Chooses the best frames that differ from each other, then fills up with the best others. */
function chooseDifferent(best: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of best) {
    const isDifferent = chosen.every((other) => difference(other, candidate) >= DIFFERENCE_MIN);
    if (isDifferent && (candidate.score > 0 || chosen.length === 0)) chosen.push(candidate);
  }
  const others = best.filter((candidate) => !chosen.includes(candidate));
  return [...chosen, ...others].slice(0, FRAMES_OFFERED);
}

function difference(a: Candidate, b: Candidate): number {
  const total = a.thumbnail.reduce(
    (sum, value, index) => sum + Math.abs(value - (b.thumbnail[index] ?? 0)),
    0,
  );
  return total / a.thumbnail.length;
}

function square(side: number) {
  return { width: side, height: side };
}
