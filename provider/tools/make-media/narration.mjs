/** Speech: each sentence is spoken on its own, so that its time is known and captions can follow it. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("./lib/types.mjs").Clip} Clip */
/** @typedef {import("./lib/types.mjs").Cue} Cue */
/** @typedef {import("./lib/types.mjs").Voice} Voice */

export const RATE = 44100;
const LEAD = 0.6;
const PAUSE = 0.42;
const TAIL = 1.3;
const SHORTEST = 7;

/**
 * One sentence as samples, without the silence around it.
 *
 * @param {string} sentence
 * @param {Voice} voice
 * @param {string} folder
 */
function speak(sentence, { speaker, tempo, pitch }, folder) {
  const textFile = join(folder, "sentence.txt");
  writeFileSync(textFile, sentence);
  const trim = "silenceremove=start_periods=1:start_threshold=-50dB,areverse";
  const filters = [
    `rubberband=tempo=${tempo}:pitch=${pitch}:formant=shifted`,
    trim,
    trim,
    `aresample=${RATE}`,
  ].join(",");
  const source = ["-f", "lavfi", "-i", `flite=textfile=${textFile}:voice=${speaker}`];
  const raw = execFileSync(
    "ffmpeg",
    ["-v", "error", ...source, "-af", filters, "-ac", "1", "-f", "f32le", "-"],
    { maxBuffer: 1 << 26 },
  );
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
}

/**
 * The narration of a clip: samples as long as the clip, and its cues.
 *
 * @param {Pick<Clip, "says" | "voice">} clip
 * @param {string} folder
 */
export function narrate({ says, voice }, folder) {
  /** @type {Cue[]} */
  const cues = [];
  const parts = [];
  let at = LEAD;
  for (const text of says) {
    const samples = speak(text, voice, folder);
    const to = at + samples.length / RATE;
    parts.push({ at, samples });
    cues.push({ from: at, to, text });
    at = to + PAUSE;
  }
  const seconds = Math.max(SHORTEST, Math.ceil((at - PAUSE + TAIL) * 2) / 2);
  const track = new Float32Array(Math.round(seconds * RATE));
  for (const { at: start, samples } of parts) track.set(samples, Math.round(start * RATE));
  return { seconds, track, cues };
}
