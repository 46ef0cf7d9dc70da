import { decodedArguments } from "../../lib/ffmpeg/ffmpeg";
import type { Sound } from "../../lib/ffmpeg/inspect-video";
import { ProgramError, runProgram } from "../../lib/ffmpeg/run-program";
import { type SoundForm, STEREO, stereoOf, WITHOUT_OFFSET } from "./loudness";
import { UnevenFilm } from "./make-even";
import { UNREADABLE } from "./preparation-error";
import type { WorkLimits } from "./rendition-plan";

/** Sound is analysed in pieces of this many seconds, at this rate in Hz. */
const PIECE_SECONDS = 0.1;
const RATE = 16_000;

/** Sound that never exceeds this is inaudible, as the power of a piece in dB. */
const SILENT_BELOW = -60;

/** Speech has pauses and stresses; pieces of noise or a tone differ by less than this, in dB. */
const STEADY_WITHIN = 6;

/** Steady sound below this comes from a microphone nobody speaks into. */
const HUM_BELOW = -45;

/** Noise has at least this share of zero crossings; a tone has few. */
const NOISE_CROSSINGS = 0.15;

/** A track or channel this much quieter than the loudest is not the voice, in dB. */
const QUIETER_BY = 25;

/** Mixing two unlike channels loses 3 dB; if more than this is lost, they cancel out. */
const MIXING_LOSS_MAX = 8;

/** Tracks and channels to analyse; field recorders write eight channels. */
const TRACKS_MAX = 8;
const CHANNELS_MAX = 16;

/** A channel's power in dB: of its quiet pieces and of its loud ones. */
export type Channel = { quiet: number; loud: number; crossings: number };

export type Voice = { sound: Sound; form: SoundForm };

export type Heard = {
  /** `undefined` when nothing is audible, except perhaps microphone hiss. */
  voice?: Voice;
  /** When the last piece of sound begins, silent or not, in seconds from the film's start. */
  end: number;
};

type Listening = { ffmpeg: string; file: string; limits: WorkLimits; signal?: AbortSignal };

/**
 * Finds the track to hear, and how to make two good channels of it: the first track with a voice, and the channels that
 * carry it.
 * @throws ProgramError
 */
export async function findVoice(listening: Listening, sounds: readonly Sound[]): Promise<Heard> {
  const tracks = [];
  let end = 0;
  for (const sound of sounds.slice(0, TRACKS_MAX)) {
    const track = { sound, ...(await listen(listening, sound)) };
    const heard = track.channels.filter(isHeard);
    if (heard.length > 0) tracks.push({ ...track, best: best(heard) });
    end = Math.max(end, track.end);
  }
  const track = tracks[firstOfTheBest(tracks.map(({ best }) => best))];
  return { voice: track && { sound: track.sound, form: formOf(track) }, end };
}

type Track = {
  channels: Channel[];
  /** For a pair of channels: their sum and their difference. */
  mixed?: Channel;
  difference?: Channel;
  end: number;
};

async function listen({ ffmpeg, file, limits, signal }: Listening, sound: Sound): Promise<Track> {
  const isPair = sound.channels === 2;
  const pair = "pan=4c|c0=c0|c1=c1|c2=0.5*c0+0.5*c1|c3=0.5*c0-0.5*c1,";
  const figures = "measure_overall=none:measure_perchannel=RMS_level+Zero_crossings_rate";
  const found: { levels: number[]; crossings: number[] }[] = [];
  let end = 0;
  await runProgram(
    ffmpeg,
    [
      ...["-nostdin", "-hide_banner", "-nostats", "-v", "error", "-reinit_filter", "0"],
      ...[...decodedArguments(file, limits.seconds), "-map", `0:${sound.index}`],
      ...["-t", String(limits.seconds), "-af"],
      `${WITHOUT_OFFSET},aresample=${RATE},${isPair ? pair : ""}asetnsamples=n=${RATE * PIECE_SECONDS}:p=0,astats=metadata=1:reset=1:${figures},ametadata=mode=print:file=-`,
      ...["-f", "null", "-"],
    ],
    {
      timeLimitMs: limits.timeLimitMs,
      signal,
      onLine: (line) => {
        const [, time] = TIME.exec(line) ?? [];
        if (time !== undefined) end = Number(time);
        const [, channel, figure, value] = FIGURE.exec(line) ?? [];
        const index = Number(channel) - 1;
        if (!(index >= 0 && index < CHANNELS_MAX)) return;
        const of = (found[index] ??= { levels: [], crossings: [] });
        (figure === "RMS_level" ? of.levels : of.crossings).push(
          value === "-inf" ? -Infinity : Number(value),
        );
      },
    },
  ).catch((error: unknown) => {
    const isUneven = error instanceof ProgramError && error.messages.includes(SOUND_CHANGES);
    throw isUneven ? new UnevenFilm(UNREADABLE, { cause: error }) : error;
  });
  const channels = found.map(({ levels, crossings }) => ({
    quiet: quantile(levels, 0.1),
    loud: loudest(levels),
    crossings: quantile(crossings, 0.5),
  }));
  const [left, right, mixed, difference] = channels;
  return isPair && left && right ? { channels: [left, right], mixed, difference, end } : { channels, end };
}

/** FFmpeg's message when sound changes rate or channels. */
const SOUND_CHANGES = "Changing audio frame properties on the fly is not supported";

const TIME = /^frame:\d+\s.*\bpts_time:([\d.]+)/;

const FIGURE = /^lavfi\.astats\.(\d+)\.(RMS_level|Zero_crossings_rate)=(-?inf|-?[\d.]+)$/;

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? -Infinity;
}

/** Returns the level the loudest pieces reach for a second, or a twentieth of a short film: a click is no voice. */
function loudest(levels: readonly number[]): number {
  const pieces = Math.min(1 / PIECE_SECONDS, Math.floor(levels.length / 20));
  return levels.toSorted((a, b) => b - a)[pieces] ?? -Infinity;
}

function isHeard({ quiet, loud }: Channel): boolean {
  return loud > SILENT_BELOW && (loud > HUM_BELOW || loud - quiet > STEADY_WITHIN);
}

/** Returns 2 for speech, 1 for tones, 0 for noise. */
function kindOf({ quiet, loud, crossings }: Channel): number {
  if (loud - quiet > STEADY_WITHIN) return 2;
  return crossings < NOISE_CROSSINGS ? 1 : 0;
}

function best(channels: readonly Channel[]): Channel {
  return channels.reduce((found, channel) => (isBetter(channel, found) ? channel : found));
}

function isBetter(one: Channel, other: Channel): boolean {
  return kindOf(one) === kindOf(other) ? one.loud > other.loud : kindOf(one) > kindOf(other);
}

/** Returns the first that is as good as the best: the program that made the film chose the order. */
function firstOfTheBest(channels: readonly Channel[]): number {
  if (channels.length === 0) return -1;
  return channels.findIndex((channel) => isAsGood(channel, best(channels)));
}

function isAsGood(channel: Channel, top: Channel): boolean {
  return kindOf(channel) === kindOf(top) && channel.loud > top.loud - QUIETER_BY;
}

function formOf({ sound, channels, mixed, difference }: Track & { sound: Sound }): SoundForm {
  if (channels.length === 1) return STEREO;
  const top = best(channels.filter(isHeard));
  const carrying = channels.flatMap((channel, index) => (isAsGood(channel, top) ? [index] : []));
  const isCarrying = (...indices: number[]) => indices.every((index) => carrying.includes(index));
  if (channels.length > 2 || !mixed || !difference) {
    // FFmpeg mixes surround channels well when the front ones carry something.
    if (isCarrying(0, 1) && sound.layout) return STEREO;
    return stereoOf(carrying.map((index) => `${(1 / carrying.length).toFixed(4)}*c${index}`).join("+"));
  }
  if (!isCarrying(0, 1)) return stereoOf(`c${carrying[0] ?? 0}`);
  if (mixed.loud > top.loud - MIXING_LOSS_MAX) return STEREO;
  return difference.loud > top.loud - MIXING_LOSS_MAX ? stereoOf("c0", "-1*c1") : stereoOf("c0");
}
