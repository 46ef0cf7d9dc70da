import { rm } from "node:fs/promises";

import { decodedArguments } from "../../lib/ffmpeg/ffmpeg";
import { runProgram } from "../../lib/ffmpeg/run-program";
import type { WorkLimits } from "./rendition-plan";

/** The loudness of every video, integrated by EBU R128, in LUFS. */
export const LOUDNESS_TARGET = -16;

/** How far a video's loudness may differ from it, in LU. */
export const LOUDNESS_TOLERANCE = 1;

/** The highest true peak, in dBTP. */
export const TRUE_PEAK_MAX = -1.5;

/** Keeps peaks below this before AAC coding, which raises them a little, in dBTP. */
const PEAK_CEILING = -3;

/** Sound that never exceeds this is inaudible, in dBTP. */
const SILENCE_PEAK = -60;

/** The sample rate that catches peaks between samples, in Hz. */
const LIMITER_RATE = 192_000;

/** How often to correct the gain for limiting and coding, and the error that is small enough, in LU. */
const CORRECTIONS_MAX = 3;
const CORRECTION_MIN = 0.3;

const GAIN_MAX = 40;

/** Loudness in LUFS and true peak in dBTP; `-Infinity` for silence. */
export type Loudness = { integrated: number; truePeak: number };

type Listening = { ffmpeg: string; file: string; index: number; limits: WorkLimits; signal?: AbortSignal };

/** EBU R128 ignores anything quieter, in LUFS: nothing louder was heard, or only too briefly. */
const ABSOLUTE_GATE = -70;

/** Measures by EBU R128, seven times as fast as `loudnorm`, without logging each moment; mono plays on two speakers. */
const METER = "ebur128=peak=true:dualmono=true:framelog=verbose";

export type SoundForm = {
  /** Converts any sound to this form, starting with the picture. */
  plain: string;
  /** In Hz. */
  rate: number;
  channels: string;
};

/** Removes the constant offset of cheap sound cards: it is inaudible but takes headroom. */
export const WITHOUT_OFFSET = "highpass=f=20";

const formOf = (rate: number, channels: string): SoundForm => ({
  plain: `aresample=${rate}:async=1:first_pts=0,${WITHOUT_OFFSET},${channels}`,
  ...{ rate, channels },
});

const STEREO_RATE = 48_000;

export const STEREO = formOf(STEREO_RATE, "aformat=channel_layouts=stereo");

/** Returns stereo mixed from a track's channels, such as `0.5*c0+0.5*c2`. */
export function stereoOf(left: string, right = left): SoundForm {
  return formOf(STEREO_RATE, `pan=stereo|c0=${left}|c1=${right}`);
}

/** Keeps nearly all that AAC does at so few kilobits; fewer samples make a smaller index. */
const MONO_RATE = 16_000;

const ONE_CHANNEL = "aformat=channel_layouts=mono";

export const MONO = formOf(MONO_RATE, ONE_CHANNEL);

export function monoOf({ channels }: SoundForm): SoundForm {
  return formOf(MONO_RATE, `${channels},${ONE_CHANNEL}`);
}

export function isSilent({ truePeak }: Loudness): boolean {
  return truePeak < SILENCE_PEAK;
}

export function isLoudnessRight({ integrated, truePeak }: Loudness): boolean {
  return Math.abs(integrated - LOUDNESS_TARGET) <= LOUDNESS_TOLERANCE && truePeak <= TRUE_PEAK_MAX;
}

/**
 * Measures the loudness of a sound stream.
 * @param filter Applied before measuring.
 * @throws ProgramError
 */
export async function measureLoudness(
  { ffmpeg, file, index, limits, signal }: Listening,
  filter = STEREO.plain,
): Promise<Loudness> {
  const { messages } = await runProgram(
    ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-nostats", "-v", "info"],
      ...decodedArguments(file, limits.seconds),
      ...["-map", `0:${index}`, "-af", `${filter},${METER}`, "-t", String(limits.seconds)],
      ...["-f", "null", "-"],
    ],
    { timeLimitMs: limits.timeLimitMs, signal },
  );
  return parseLoudness(messages);
}

/** Parses the summary that the `ebur128` filter prints at the end. */
export function parseLoudness(messages: string): Loudness {
  const summary = messages.slice(messages.lastIndexOf("Summary:"));
  const integrated = decibels(/\bI:\s+(\S+) LUFS/.exec(summary));
  const truePeak = decibels(/\bPeak:\s+(\S+) dBFS/.exec(summary));
  return { integrated: integrated <= ABSOLUTE_GATE ? -Infinity : integrated, truePeak };
}

function decibels(found: RegExpExecArray | null): number {
  const text = found?.[1] ?? "";
  const value = text === "-inf" ? -Infinity : Number.parseFloat(text);
  if (Number.isNaN(value)) throw new Error("FFmpeg did not report the loudness");
  return value;
}

export function soundCoding(kilobits: number): string[] {
  return ["-c:a", "aac", "-b:a", `${kilobits}k`];
}

type LoudnessTrial = {
  /** A path for trial sound, removed after measuring. */
  file: string;
  kilobits: number;
  form: SoundForm;
};

/**
 * Returns the filter that gives sound the loudness of every video: one gain throughout, so quiet moments stay quiet,
 * and a limiter where peaks would clip. Measures what the limiter and coding take away and corrects the gain.
 * @param measured By `measureLoudness`, in the same form.
 */
export async function loudnessFilter(
  listening: Listening,
  measured: Loudness,
  trial: LoudnessTrial,
): Promise<string> {
  const { plain } = trial.form;
  if (!Number.isFinite(measured.integrated)) return plain;
  const filterOf = (gain: number) =>
    measured.truePeak + gain <= PEAK_CEILING
      ? `${plain},volume=${gain.toFixed(2)}dB`
      : limited(trial.form, gain);
  let gain = Math.min(LOUDNESS_TARGET - measured.integrated, GAIN_MAX);
  for (let count = 0; count < CORRECTIONS_MAX; count += 1) {
    const { integrated } = await measureCoded(listening, filterOf(gain), trial);
    const missing = LOUDNESS_TARGET - integrated;
    if (!(Math.abs(missing) > CORRECTION_MIN)) break;
    gain = Math.min(gain + missing, GAIN_MAX);
  }
  return filterOf(gain);
}

/** Measures sound as visitors will hear it: coding removes the highest tones, where noise has much of its power. */
async function measureCoded(listening: Listening, filter: string, trial: LoudnessTrial): Promise<Loudness> {
  const { ffmpeg, file, index, limits, signal } = listening;
  try {
    await runProgram(
      ffmpeg,
      [
        ...["-nostdin", "-hide_banner", "-nostats", "-v", "error", "-y"],
        ...decodedArguments(file, limits.seconds),
        ...[
          "-map",
          `0:${index}`,
          "-af",
          filter,
          ...soundCoding(trial.kilobits),
          "-t",
          String(limits.seconds),
          "-f",
          "mp4",
          `file:${trial.file}`,
        ],
      ],
      { timeLimitMs: limits.timeLimitMs, fileMaxBytes: limits.fileMaxBytes, signal },
    );
    return await measureLoudness({ ...listening, file: trial.file, index: 0 }, "anull");
  } finally {
    await rm(trial.file, { force: true });
  }
}

function limited({ plain, rate }: SoundForm, gain: number): string {
  const ceiling = (10 ** (PEAK_CEILING / 20)).toFixed(4);
  const limiter = `alimiter=limit=${ceiling}:attack=5:release=50:level=disabled`;
  return `${plain},volume=${gain.toFixed(2)}dB,aresample=${LIMITER_RATE},${limiter},aresample=${rate}`;
}
