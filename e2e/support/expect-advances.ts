import { expect, type Locator } from "@playwright/test";

/** How long a video may take to go on, in milliseconds: long enough for a machine that does other work beside. */
const TIMEOUT_MS = 30_000;

/** Expects that a video advances: its time grows or begins anew, and pictures are presented. */
export async function expectAdvances(video: Locator): Promise<void> {
  const progress = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      frames: element.getVideoPlaybackQuality().totalVideoFrames,
    }));
  const options = { timeout: TIMEOUT_MS };
  await expect.poll(async () => (await progress()).frames, options).toBeGreaterThan(0);
  const before = await progress();
  await expect.poll(async () => (await progress()).frames, options).toBeGreaterThan(before.frames);
  await expect.poll(async () => (await progress()).time, options).not.toBe(before.time);
}
