import { execFile } from "node:child_process";
import { closeSync, existsSync, openSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { startWorker } from "../scripts/support/programs.mjs";
import { createAdmin } from "./support/admin";
import { aStory, sendStory } from "./support/provider-calls";
import { runFolder } from "./support/run-folder";
import type { Stack } from "./support/stack";
import { expect, test } from "./support/test";

const run = promisify(execFile);

const KILLS = 3;
const SECONDS = 6;
const PREPARE_TIMEOUT = 120_000;

// Starts a worker several times, which loads the whole provider each time.
test.describe.configure({ timeout: 300_000 });

/** Makes a video by FFmpeg, as a camera or a program would. */
async function makeVideo(picture: string, sound: string | null, ...coding: string[]): Promise<Blob> {
  const file = path.join(runFolder(), crypto.randomUUID());
  const heard = sound ? ["-f", "lavfi", "-i", sound] : [];
  await run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", picture, ...heard, ...coding, file]);
  return new Blob([await readFile(file)]);
}

/** A video as an iPhone makes it: HEVC of ten bits in a QuickTime film, with where and with what it was filmed. */
const phoneVideo = () =>
  makeVideo(
    `testsrc2=size=720x1280:rate=30:duration=${SECONDS}`,
    `sine=frequency=300:duration=${SECONDS}`,
    ...["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=error"],
    ...["-pix_fmt", "yuv420p10le", "-tag:v", "hvc1", "-c:a", "aac", "-f", "mov"],
    ...["-movflags", "use_metadata_tags", "-metadata", "com.apple.quicktime.model=iPhone 15 of Ann"],
    ...["-metadata", "location=+48.8577+002.2950/"],
  );

/** Starts a worker beside the stack's provider. */
function workerOf({ env, providerLog }: Stack) {
  const output = openSync(providerLog, "a");
  try {
    return startWorker(env, { output });
  } finally {
    closeSync(output);
  }
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];

/** What workers have made so far and not put into place. */
const unfinished = ({ dataDir }: Stack) =>
  filesIn(path.join(dataDir, "tmp")).filter((name) => /\.(mp4|jpg)$/.test(name));

test("a phone's story is prepared once, however often the worker is killed, and plays", async ({
  page,
  startStack,
}) => {
  const stack = await startStack({ variables: { PREPARE_AT_ONCE: "1" } });
  const admin = await createAdmin(stack.provider.url);
  expect((await sendStory(stack, aStory, "a-key", await phoneVideo())).status).toBe(200);
  const story = await admin.find("stories", "slug", aStory.slug);
  const id = story?.id ?? "";
  const clip = () => admin.find("clips", "id", String(story?.file));
  await expect(admin.update("stories", id, { status: "Published" })).rejects.toThrow("waits to be prepared");

  for (let time = 0; time < KILLS; time += 1) {
    const worker = workerOf(stack);
    await expect.poll(() => unfinished(stack).length, { timeout: PREPARE_TIMEOUT }).toBeGreaterThan(0);
    await worker.stop("SIGKILL");
    expect((await clip())?.preparation).toBe("preparing");
  }
  const worker = workerOf(stack);
  try {
    await expect.poll(async () => (await clip())?.preparation, { timeout: PREPARE_TIMEOUT }).toBe("ready");
  } finally {
    await worker.stop();
  }
  // The seed's clips come after it, and one of them may have been begun.
  const names = JSON.stringify((await clip())?.renditions);
  const ofStory = filesIn(path.join(stack.dataDir, "uploads/renditions")).filter((name) =>
    name.startsWith(String(story?.file)),
  );
  expect(ofStory).toHaveLength(2);
  for (const name of ofStory) expect(names).toContain(name);
  expect(unfinished(stack)).toEqual([]);

  await admin.update("stories", id, { status: "Published" });
  const main = await fetch(`${stack.provider.url}/uploads/renditions/${ofStory[0] ?? ""}`);
  const bytes = Buffer.from(await main.arrayBuffer()).toString("latin1");
  expect(bytes).not.toMatch(/48\.8577|iPhone/);

  await page.goto(`${stack.site.url}/video-detail/${aStory.slug}`);
  await expectPlays(page, SECONDS);
});

/** Expects that the page's video plays, with a picture, for so many seconds. */
async function expectPlays(page: Page, seconds: number) {
  const state = () =>
    page.locator("video").evaluate(({ videoWidth, currentTime, duration }: HTMLVideoElement) => ({
      videoWidth,
      currentTime,
      duration,
    }));
  await expect.poll(async () => (await state()).currentTime, { timeout: 30_000 }).toBeGreaterThan(0.5);
  const { videoWidth, duration } = await state();
  expect(videoWidth).toBeGreaterThan(0);
  expect(Math.abs(duration - seconds)).toBeLessThan(0.1);
}
