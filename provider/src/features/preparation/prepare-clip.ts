import path from "node:path";
import { mkdir, rm } from "node:fs/promises";

import { isTooLong } from "@lampstand/contract/video-length";
import { timeLimit } from "@lampstand/runtime/time-limit";

import { canDecode, type Ffmpeg, ffmpegAdvice, findFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { type Inspection, isCutOff, STRANGE_DOLBY_VISION } from "../../lib/ffmpeg/inspect-video";
import { ProgramError } from "../../lib/ffmpeg/run-program";
import { encode, inspectRendition, type Output, type PreparedRendition } from "./encode";
import { readFrameTiming } from "./frame-timing";
import { inspectClip } from "./inspect-clip";
import { isLoudnessRight, isSilent, loudnessFilter, measureLoudness, monoOf, STEREO } from "./loudness";
import { type Edit, makeEdited } from "./make-edited";
import { makeEven, UnevenFilm } from "./make-even";
import { makePosters, type Poster } from "./posters";
import {
  incomplete,
  PreparationError,
  STRANGE_COLOURS,
  TOO_LARGE,
  TOOK_TOO_LONG,
  tooLong,
  UNREADABLE,
  unreadableCodec,
} from "./preparation-error";
import {
  CLIP_SECONDS_MAX,
  isPictureRight,
  isSoundPlayed,
  LIGHT,
  LIGHT_BITRATE_MAX,
  LIGHT_SHORT_SIDE_MAX,
  LIGHTEST,
  LIGHTEST_BITRATE_MAX,
  MAIN,
  type Target,
  type WorkLimits,
  workLimitsOf,
} from "./rendition-plan";
import { findVoice, type Voice } from "./voice";

/** Progress in percent once the sound is measured, and once the renditions are encoded. */
const MEASURED = 10;
const ENCODED = 92;

/** How long the last picture may stand while sound continues, in seconds, when the picture is copied. */
const STILL_SECONDS_MAX = 0.5;

export type PreparedClip = {
  /** The best first. */
  renditions: PreparedRendition[];
  /** Pictures to choose the poster from, the best first. */
  frames: Poster[];
  /** The best picture in a few hundred bytes, as a data URL. */
  placeholder: string;
  hasSound: boolean;
  /** Integrated loudness of the original, in LUFS; `null` when nothing is audible, or too little to measure. */
  loudness: number | null;
  /** Pixels as shown. */
  width: number;
  height: number;
  /** In seconds. */
  duration: number;
};

type PrepareOptions = {
  /** The uploaded file, under any name. It is only read. */
  input: string;
  /** Applied to the clip first. */
  edit?: Edit;
  /** Where to write the files. It is created if missing. */
  folder: string;
  /** The prefix of the filenames. */
  name: string;
  /** How long the clip may be, in seconds. */
  longest?: number;
  /** Receives the progress in percent, whole and rising. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/**
 * Makes files of any video that play everywhere: renditions without metadata, equally loud, and pictures for its
 * poster. Removes written files on failure.
 * @throws PreparationError when the clip cannot be prepared; the signal's reason when that is aborted.
 */
export async function prepareClip(options: PrepareOptions): Promise<PreparedClip> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new PreparationError((await ffmpegAdvice()) ?? UNREADABLE);
  await mkdir(options.folder, { recursive: true });
  const written: string[] = [];
  try {
    const fileFor = (ending: string) => {
      const file = path.join(options.folder, `${options.name}${ending}`);
      written.push(file);
      return file;
    };
    const { input, edit, signal } = options;
    const prepareFile = async (file: string) => {
      if (!edit) return prepare(ffmpeg, { ...options, input: file }, fileFor);
      const edited = fileFor("-edited.mp4");
      await makeEdited({ ffmpeg, file, edit, signal }, edited);
      return prepare(ffmpeg, { ...options, input: edited }, fileFor);
    };
    return await prepareFile(input).catch(async (error: unknown) => {
      if (!(error instanceof UnevenFilm)) throw error;
      const even = fileFor("-even.mkv");
      await makeEven({ ffmpeg, file: input, signal }, even);
      return prepareFile(even);
    });
  } catch (error) {
    await Promise.all(written.map((file) => rm(file, { force: true })));
    if (isTimeout(error)) throw new PreparationError(TOOK_TOO_LONG, { cause: error });
    throw error instanceof ProgramError ? toPreparationError(error) : error;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Leaves errors that are not the file's fault as they are, so preparation is tried again. */
function toPreparationError(error: ProgramError): Error {
  if (error.reason === "refused") return new PreparationError(UNREADABLE, { cause: error });
  if (error.reason === "too large") return new PreparationError(TOO_LARGE, { cause: error });
  if (error.reason === "slow") return new PreparationError(TOOK_TOO_LONG, { cause: error });
  return error;
}

async function prepare(
  ffmpeg: Ffmpeg,
  { input, longest = CLIP_SECONDS_MAX, onProgress, signal: stop }: PrepareOptions,
  fileFor: (ending: string) => string,
): Promise<PreparedClip> {
  const report = rising(onProgress);
  const found = await inspectClip(ffmpeg.ffprobe, input, stop);
  const { picture } = found;
  if (!(await canDecode(ffmpeg.ffmpeg, picture.codec))) {
    throw new PreparationError(unreadableCodec(picture.codec));
  }
  if (picture.dolbyVision === STRANGE_DOLBY_VISION) throw new PreparationError(STRANGE_COLOURS);
  const timing = await readFrameTiming(ffmpeg.ffprobe, input, picture, stop);
  if (timing.frames === 0) throw new PreparationError(UNREADABLE);
  if (found.isStream && timing.jumps) throw new UnevenFilm(UNREADABLE);
  const pictureEnd = timing.end - found.start;
  const said = Math.max(found.duration ?? 0, pictureEnd);
  if (isTooLong(said, longest)) throw new PreparationError(tooLong(said, longest));

  // Browser recordings don't state how long their sound is, and other files may be wrong.
  const listening = { ffmpeg: ffmpeg.ffmpeg, file: input, limits: workLimitsOf(longest), signal: stop };
  const { voice, end: soundEnd } = await findVoice(listening, found.sounds);
  const length = Math.max(pictureEnd, soundEnd);
  if (isTooLong(length, longest)) throw new PreparationError(tooLong(length, longest));
  requireWhole(length, found);
  const limits = workLimitsOf(length);
  const signal = timeLimit(limits.timeLimitMs, stop);
  const inspection = { ...found, sound: voice?.sound };
  const isPictureWhole = pictureEnd > length - STILL_SECONDS_MAX;
  const isPictureCopied = isPictureWhole && isPictureRight(picture, timing, inspection.bitrate);
  const isLightEnough =
    isPictureCopied &&
    Math.min(picture.width, picture.height) <= LIGHT_SHORT_SIDE_MAX &&
    (inspection.bitrate ?? Infinity) <= LIGHT_BITRATE_MAX;
  const heard = await listen(ffmpeg, input, voice, { limits, signal, trialFile: fileFor("-sound.mp4") });
  report(MEASURED);
  const isSoundCopied =
    isPictureCopied && heard.isRight && voice?.form === STEREO && isSoundPlayed(inspection);
  const outputs: Output[] = [];
  for (const target of isLightEnough ? [MAIN, LIGHTEST] : [MAIN, LIGHT, LIGHTEST]) {
    outputs.push({
      ...{ file: fileFor(`${target.ending}.mp4`), target, sound: await heard.filterFor(target) },
      ...(target === MAIN && { isPictureCopied, isSoundCopied }),
    });
  }
  await encode({
    ...{ ffmpeg, input, inspection, timing, length, outputs, limits, signal },
    onSeconds: (seconds) => report(MEASURED + (ENCODED - MEASURED) * Math.min(1, seconds / length)),
  });
  report(ENCODED);

  const made = await Promise.all(outputs.map(({ file }) => inspectRendition(ffmpeg, file)));
  const [best] = made;
  if (!best) throw new PreparationError(UNREADABLE);
  requireWhole(best.duration, { ...inspection, duration: length });
  const renditions = await withoutNeedless(made.map(({ rendition }) => rendition));
  const { frames, placeholder } = await makePosters(
    { ffmpeg: ffmpeg.ffmpeg, file: best.rendition.file, duration: best.duration, signal },
    (number) => fileFor(`-${number + 1}.jpg`),
  );
  report(100);
  return {
    ...{
      renditions,
      frames,
      placeholder,
      hasSound: outputs.some(({ sound }) => sound !== null),
      loudness: heard.loudness,
    },
    ...{ width: best.rendition.width, height: best.rendition.height, duration: best.duration },
  };
}

/** Drops the lightest rendition, the last one, when another is as light. */
async function withoutNeedless(renditions: readonly PreparedRendition[]): Promise<PreparedRendition[]> {
  const others = renditions.slice(0, -1);
  if (others.every(({ bitrate }) => bitrate > LIGHTEST_BITRATE_MAX)) return [...renditions];
  await Promise.all(renditions.slice(-1).map(({ file }) => rm(file)));
  return others;
}

type Heard = {
  /** Returns the filter for a rendition's sound; `null` when nothing is audible. */
  filterFor: (target: Target) => Promise<string | null>;
  loudness: number | null;
  isRight: boolean;
};

const SILENCE: Heard = { filterFor: () => Promise.resolve(null), loudness: null, isRight: true };

type ListenOptions = {
  limits: WorkLimits;
  signal?: AbortSignal;
  /** A path for trial sound, removed after measuring. */
  trialFile: string;
};

/** Measures how loud a video is, and chooses what to do about it. */
async function listen(
  { ffmpeg }: Ffmpeg,
  file: string,
  voice: Voice | undefined,
  { trialFile, limits, signal }: ListenOptions,
): Promise<Heard> {
  if (!voice) return SILENCE;
  const { sound, form: stereo } = voice;
  const listening = { ffmpeg, file, index: sound.index, limits, signal };
  const measured = await measureLoudness(listening, stereo.plain);
  if (isSilent(measured)) return SILENCE;
  const isRight = isLoudnessRight(measured);
  return {
    filterFor: async (target) => {
      if (target === MAIN && isRight) return stereo.plain;
      const form = target.isMono ? monoOf(stereo) : stereo;
      const loudness = target.isMono ? await measureLoudness(listening, form.plain) : measured;
      return loudnessFilter(listening, loudness, { file: trialFile, kilobits: target.soundKilobits, form });
    },
    loudness: Number.isFinite(measured.integrated) ? measured.integrated : null,
    isRight,
  };
}

/** Refuses a clip when much less of it could be read than it claims. */
function requireWhole(read: number, { duration = read }: Inspection): void {
  if (isCutOff(read, duration)) throw new PreparationError(incomplete(read, duration));
}

/** Reports whole percents, each higher than the last. */
function rising(onProgress?: (percent: number) => void): (percent: number) => void {
  let last = 0;
  return (percent) => {
    const whole = Math.min(100, Math.floor(percent));
    if (whole <= last) return;
    last = whole;
    onProgress?.(whole);
  };
}
