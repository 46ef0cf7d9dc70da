/** Frames and sound into an MP4 that browsers start quickly: H.264 High, a key frame every second, index first. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { RATE } from "./narration.mjs";

/** @typedef {import("./lib/types.mjs").Scene} Scene */

const FPS = 24;

const VOICE = [
  "highpass=f=85",
  "lowpass=f=6800",
  "acompressor=threshold=-20dB:ratio=2.5",
  "aecho=0.85:0.5:31|53|79:0.14|0.1|0.06",
  "loudnorm=I=-17:TP=-2:LRA=7",
  `aresample=${RATE}`,
].join(",");

const SOUND = `-c:a aac -b:a 64k -ar ${RATE} -ac 1`;
const COLOURS = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
const REPEATABLE = "-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact";

/** @param {number} quality x264's rate factor */
const picture = (quality) =>
  `-c:v libx264 -profile:v high -preset slow -crf ${quality} -pix_fmt yuv420p -g ${FPS} -keyint_min ${FPS} ` +
  `-sc_threshold 0 -x264-params aq-mode=3:aq-strength=0.9:bframes=5:deblock=1,1 ${COLOURS}`;

/** @param {string} options */
const words = (options) => options.split(" ");

/**
 * @param {string} file
 * @param {Float32Array} samples
 */
function track(file, samples) {
  writeFileSync(file, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
  return [...words(`-f f32le -ar ${RATE} -ac 1 -i`), file];
}

/**
 * The filter that ends in `[a]`: voice over music, or music alone where it must loop without a fade.
 *
 * @param {boolean} spoken
 * @param {number} seconds
 */
function mixing(spoken, seconds) {
  if (!spoken) return "[1]volume=0.9,lowpass=f=2600[a]";
  const music = `[1]volume=0.42,lowpass=f=2600,afade=t=in:d=0.8,afade=t=out:st=${seconds - 1.2}:d=1.2[m]`;
  return `${music};[2]${VOICE},apad[v];[v][m]amix=inputs=2:duration=shortest:normalize=0,alimiter=limit=0.79:level=0[a]`;
}

/**
 * Encodes `seconds` of what `shoot` gives.
 *
 * @param {object} clip
 * @param {Scene} clip.scene
 * @param {(t: number, length: number) => Promise<Buffer>} clip.shoot
 * @param {number} clip.seconds
 * @param {Float32Array | null} clip.voice
 * @param {Float32Array} clip.music
 * @param {string} clip.file
 * @param {string} clip.folder for what is needed only while encoding
 * @param {number} clip.quality x264's rate factor
 */
export async function encode({ scene, shoot, seconds, voice, music, file, folder, quality }) {
  const frames = words(`-f rawvideo -pix_fmt rgb24 -s ${scene.width}x${scene.height} -r ${FPS} -i -`);
  const sounds = [
    ...track(join(folder, "music.f32"), music),
    ...(voice ? track(join(folder, "voice.f32"), voice) : []),
  ];
  const filter = `[0]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[p];${mixing(voice !== null, seconds)}`;
  const output = words(
    `-map [p] -map [a] ${picture(quality)} ${SOUND} ${REPEATABLE} -movflags +faststart -t ${seconds}`,
  );
  const args = ["-y", "-v", "error", ...frames, ...sounds, "-filter_complex", filter, ...output, file];
  const ffmpeg = spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
  const closed = once(ffmpeg, "close");
  const count = Math.round(seconds * FPS);
  let ahead = shoot(0, seconds);
  for (let index = 1; index <= count; index += 1) {
    const pixels = await ahead;
    if (index < count) ahead = shoot(index / FPS, seconds);
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  await closed;
  if (ffmpeg.exitCode !== 0)
    throw new Error(`ffmpeg ended with ${ffmpeg.exitCode ?? "a signal"} for ${file}`);
}
