import path from "node:path";
import { execa } from "execa";

/** The story's length, in seconds. */
const SECONDS = 20;

const FFMPEG = process.env.FFMPEG_PATH || "ffmpeg";

/**
 * The same story as a phone records it (index at the end) and as it is prepared (index at the front).
 *
 * @typedef {{ name: string, width: number, height: number, bitrate: number, flags: string[] }} ClipKind
 * @type {ClipKind[]}
 */
const KINDS = [
  { name: "original.mp4", width: 1080, height: 1920, bitrate: 8_000_000, flags: [] },
  { name: "main.mp4", width: 720, height: 1280, bitrate: 2_400_000, flags: ["-movflags", "+faststart"] },
  { name: "light.mp4", width: 360, height: 640, bitrate: 500_000, flags: ["-movflags", "+faststart"] },
  {
    ...{ name: "lightest.mp4", width: 270, height: 480, bitrate: 180_000 },
    flags: "-r 15 -g 30 -bf 0 -ac 1 -ar 16000 -b:a 32k -chunk_duration 1000000 -movflags +faststart".split(
      " ",
    ),
  },
];

/**
 * Makes the clips.
 *
 * @param {string} folder
 * @param {AbortSignal} interrupted
 * @returns {Promise<ClipKind[] | null>} the kinds made; `null` without FFmpeg
 */
export async function makeClips(folder, interrupted) {
  if ((await execa(FFMPEG, ["-version"], { reject: false })).failed) return null;
  for (const { name, width, height, bitrate, flags } of KINDS) {
    const picture = `testsrc2=size=${width}x${height}:rate=30:duration=${SECONDS},noise=alls=20:allf=t`;
    const rate = String(bitrate);
    await execa(
      FFMPEG,
      [
        ...["-v", "error", "-y", "-f", "lavfi", "-i", picture],
        ...["-f", "lavfi", "-i", `sine=frequency=220:duration=${SECONDS}`],
        ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "60"],
        ...["-b:v", rate, "-minrate", rate, "-maxrate", rate, "-bufsize", rate, "-nal-hrd", "cbr"],
        ...["-c:a", "aac", "-b:a", "64k", ...flags, path.join(folder, name)],
      ],
      { cancelSignal: interrupted },
    );
  }
  return KINDS;
}
