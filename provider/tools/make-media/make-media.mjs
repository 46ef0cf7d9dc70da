/**
 * `node make-media.mjs [name …]` (from anywhere) makes every clip, poster, caption file and image of the seed anew in
 * provider/src/seed/media, or only those named. It needs ffmpeg as Debian builds it (with libx264, librubberband and
 * libflite, whose voices sound less mechanical than espeak-ng's) and the `sharp` of this workspace.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { clips, reel } from "./clips.mjs";
import { webVtt } from "./captions.mjs";
import { encode } from "./encode.mjs";
import { camera, still } from "./frames.mjs";
import { makeImages } from "./images.mjs";
import { pad } from "./music.mjs";
import { narrate } from "./narration.mjs";
import { scenes } from "./scenes.mjs";

/** @typedef {import("./lib/types.mjs").Clip} Clip */

const MEDIA = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "seed", "media");
const POSTER_LIMIT = 90_000;
const QUALITY = 30;

const wanted = process.argv.slice(2);

/** @param {string} name */
const asked = (name) => wanted.length === 0 || wanted.includes(name);

/** @param {string} text */
const report = (text) => process.stdout.write(`${text}\n`);

/**
 * @param {string} file
 * @param {number} seconds
 */
const reportClip = (file, seconds) =>
  report(`${basename(file)} ${seconds} s ${Math.round(statSync(file).size / 1000)} kB`);

/**
 * @param {Clip} clip
 * @param {number} seed
 * @param {string} folder
 */
async function makeClip(clip, seed, folder) {
  const scene = scenes[clip.scene];
  const shoot = camera(scene);
  const { seconds, track, cues } = narrate(clip, folder);
  const poster = await shoot(seconds * clip.poster, seconds);
  await still(poster, scene, POSTER_LIMIT, join(MEDIA, "posters", `${clip.file}.jpg`));
  writeFileSync(join(MEDIA, "captions", `${clip.file}.vtt`), webVtt(cues));
  const file = join(MEDIA, "videos", `${clip.file}.mp4`);
  const music = pad(clip.mood, seconds, seed);
  await encode({
    scene,
    shoot,
    seconds,
    voice: track,
    music,
    file,
    folder,
    quality: clip.quality ?? QUALITY,
  });
  reportClip(file, seconds);
}

/** @param {string} folder */
async function makeReel(folder) {
  const scene = scenes[reel.scene];
  const file = join(MEDIA, "resource", "reel.mp4");
  const { seconds } = reel;
  const music = pad(reel.mood, seconds, 99);
  await encode({ scene, shoot: camera(scene), seconds, voice: null, music, file, folder, quality: QUALITY });
  reportClip(file, seconds);
}

for (const part of ["videos", "posters", "captions", "images", "resource"]) {
  mkdirSync(join(MEDIA, part), { recursive: true });
}
const folder = mkdtempSync(join(tmpdir(), "make-media-"));
try {
  for (const [index, clip] of clips.entries()) if (asked(clip.file)) await makeClip(clip, index + 1, folder);
  if (asked("reel")) await makeReel(folder);
  await makeImages(join(MEDIA, "images"), asked, report);
} finally {
  rmSync(folder, { recursive: true });
}
