/** A quiet pad with a few plucked notes, synthesised. Samples wrap round, so that a loop has no seam. */
import { TAU, random } from "./lib/number.mjs";
import { pick } from "./lib/table.mjs";
import { RATE } from "./narration.mjs";

/** @typedef {import("./lib/types.mjs").Mood} Mood */

/**
 * Chords as semitones above A2 (110 Hz); the plucked notes come from `scale`.
 *
 * @type {Record<Mood, { chords: number[][], scale: number[] }>}
 */
const moods = {
  dawn: {
    chords: [
      [0, 7, 16, 19],
      [5, 12, 17, 21],
    ],
    scale: [24, 28, 31, 33, 36],
  },
  night: {
    chords: [
      [-4, 3, 12, 15],
      [-2, 5, 14, 17],
    ],
    scale: [20, 24, 27, 29, 32],
  },
  rain: {
    chords: [
      [0, 7, 15, 19],
      [-4, 8, 12, 15],
    ],
    scale: [24, 27, 31, 34, 36],
  },
  home: {
    chords: [
      [-2, 5, 14, 17],
      [3, 10, 15, 19],
    ],
    scale: [22, 26, 27, 29, 34],
  },
};

/** @param {number} semitone */
const pitch = (semitone) => 110 * 2 ** (semitone / 12);

/**
 * Adds one note; `shape` gives its loudness from 0 to 1 over its length.
 *
 * @param {Float32Array} track
 * @param {{ from: number, seconds: number, hertz: number, loud: number, shape: (share: number) => number }} note
 */
function play(track, { from, seconds, hertz, loud, shape }) {
  const start = Math.round(from * RATE);
  const count = Math.round(seconds * RATE);
  for (let index = 0; index < count; index += 1) {
    const time = index / RATE;
    const body =
      Math.sin(TAU * hertz * time) +
      0.32 * Math.sin(TAU * hertz * 2.003 * time) +
      0.12 * Math.sin(TAU * hertz * 2.996 * time);
    const at = (start + index) % track.length;
    track[at] = (track[at] ?? 0) + loud * shape(index / count) * body;
  }
}

/** @param {number} share */
const swell = (share) => Math.sin(Math.PI * share) ** 0.8;
/** @param {number} share */
const pluck = (share) => Math.min(1, share * 60) * Math.exp(-5 * share) * (1 - share);

/**
 * @param {Mood} mood
 * @param {number} seconds length of the track
 * @param {number} seed
 */
export function pad(mood, seconds, seed) {
  const next = random(seed);
  const { chords, scale } = moods[mood];
  const track = new Float32Array(Math.round(seconds * RATE));
  chords.forEach((chord, index) => {
    for (const note of chord)
      for (const detune of [0.997, 1.003]) {
        play(track, {
          from: (seconds * index) / chords.length,
          seconds: (seconds / chords.length) * 1.5,
          hertz: pitch(note) * detune,
          loud: 0.03,
          shape: swell,
        });
      }
  });
  for (let at = 0.3; at < seconds - 0.5; at += 0.7 + 0.7 * next()) {
    play(track, {
      from: at,
      seconds: 2.6,
      hertz: pitch(pick(scale, Math.floor(next() * scale.length))),
      loud: 0.05,
      shape: pluck,
    });
  }
  return track;
}
