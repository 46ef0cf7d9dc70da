import { execFileSync } from "node:child_process";
import { execa } from "execa";

const VERSION_TIMEOUT = 20_000;

/**
 * @typedef {object} Machine what the search depends on
 * @property {boolean} isRoot
 * @property {() => boolean} hasFfmpeg whether FFmpeg's programs are on the path, or where FFMPEG_PATH says
 * @property {(command: string, args: string[]) => Promise<void>} run
 */

/**
 * Sees to it that tests find FFmpeg: one that is installed, or Debian's, which it installs. Without one, the tests of real
 * videos are left out.
 *
 * @param {Machine} [machine]
 * @returns {Promise<boolean>} whether there is one
 */
export async function provideFfmpeg(machine = thisMachine()) {
  if (machine.hasFfmpeg()) return true;
  if (machine.isRoot) {
    try {
      await machine.run("apt-get", ["update"]);
      await machine.run("apt-get", ["install", "-y", "ffmpeg"]);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  const hasFfmpeg = machine.hasFfmpeg();
  if (!hasFfmpeg) console.log("FFmpeg was not found: whatever needs real videos is left out.");
  return hasFfmpeg;
}

/** @returns {Machine} */
function thisMachine() {
  return {
    isRoot: process.getuid?.() === 0,
    hasFfmpeg,
    run: async (command, args) => {
      await execa(command, args, {
        env: { DEBIAN_FRONTEND: "noninteractive" },
        stdio: ["ignore", "inherit", "inherit"],
      });
    },
  };
}

/** Whether FFmpeg is where the provider looks for it. */
export function hasFfmpeg() {
  try {
    execFileSync(process.env.FFMPEG_PATH || "ffmpeg", ["-version"], {
      timeout: VERSION_TIMEOUT,
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
