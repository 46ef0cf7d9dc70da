import { closeSync, existsSync, openSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { startWorker } from "../../scripts/support/programs.mjs";
import type { Stack } from "./stack";

/**
 * How long preparing a clip may take, in milliseconds. The worker and FFmpeg run at low priority, so seconds become
 * minutes beside other tests.
 */
export const PREPARE_TIMEOUT = 300_000;

/** How long it may take to start playing, in milliseconds. */
const PLAY_TIMEOUT = 30_000;

/** Creates a worker beside a stack's provider. The caller stops it. */
export function workerOf({ env, providerLog }: Stack) {
  const output = openSync(providerLog, "a");
  try {
    return startWorker(env, { output });
  } finally {
    closeSync(output);
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { encoding: "utf8", recursive: true }) : [];
}

/**
 * Returns the files that workers have made of the clip so far without putting them in place.
 *
 * @param pid The worker; by default all of them, including ended ones.
 */
export function unfinishedOf({ dataDir }: Pick<Stack, "dataDir">, clip: string, pid?: number): string[] {
  const folder = path.join(dataDir, "tmp", pid === undefined ? "" : `${pid}-${os.hostname()}`);
  return filesIn(folder).filter((name) => path.basename(name).startsWith(clip));
}

/** Returns the clip's finished files, in the folder of that name. */
export function preparedOf(
  { dataDir }: Pick<Stack, "dataDir">,
  folder: "renditions" | "frames",
  clip: string,
): string[] {
  return filesIn(path.join(dataDir, "uploads", folder)).filter((name) => name.startsWith(clip));
}

/** Expects that the page's video plays for this many seconds and shows a scene: red above, blue below. */
export async function expectPlays(page: Page, seconds: number) {
  const video = page.locator("video");
  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      hasPicture: element.videoWidth > 0,
      frames: element.getVideoPlaybackQuality().totalVideoFrames,
      duration: element.duration,
    }));
  // A better rendition may replace it meanwhile.
  await expect(async () => {
    const { hasPicture, frames, duration } = await state();
    expect(frames).toBeGreaterThan(5);
    expect(hasPicture).toBe(true);
    expect(Math.abs(duration - seconds)).toBeLessThan(0.1);
  }).toPass({ timeout: PLAY_TIMEOUT });

  const picture = sharp(await video.screenshot()).removeAlpha();
  const { width, height } = await picture.metadata();
  const colourAt = async (top: number) => {
    // In the middle, where no controls cover it.
    const spot = { left: Math.floor(width / 2), top: Math.floor(height * top), width: 8, height: 8 };
    const [red, , blue] = await picture.clone().extract(spot).resize(1, 1).raw().toBuffer();
    return { red: red ?? 0, blue: blue ?? 0 };
  };
  const [above, below] = [await colourAt(0.2), await colourAt(0.79)];
  expect(above.red).toBeGreaterThan(above.blue + 80);
  expect(below.blue).toBeGreaterThan(below.red + 80);
}
