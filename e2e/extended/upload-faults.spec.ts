import { readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { createAdmin, readClip } from "../support/admin";
import { startLine } from "../support/line";
import { makeVideo, openUpload, waitingVideos, watchParts } from "../support/uploads";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";

const MEBIBYTE = 1024 * 1024;
const DAY_S = 24 * 60 * 60;

test("a failed provider at the end costs one more click, not the video", async ({ page, startStack }) => {
  const stack = await startStack();
  const uploads = stack.env.UPLOAD_DIR ?? "";
  const sent = watchParts(page);
  const story = await openUpload(page, stack.site.url);
  await story.fill();
  await story.choose(makeVideo("kept.mp4"));
  await stack.provider.stop("SIGKILL");
  await story.submit();
  await expect(story.failure).toHaveText(
    "Upload failed: we couldn’t reach our server. Please try again in a moment. We have received your video, so you won’t have to send it again.",
  );
  await expect(story.field("Name")).toHaveValue("Ann Example");
  const [waiting = "", ...others] = waitingVideos(uploads);
  expect(others).toEqual([]);
  expect(statSync(path.join(uploads, waiting)).mode & 0o777).toBe(0o600);
  const parts = sent.parts.length;

  await stack.provider.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(story.success).toBeVisible();
  expect(sent.parts).toHaveLength(parts);
  expect(waitingVideos(uploads)).toEqual([]);
  const admin = await createAdmin(stack.provider.url);
  expect(await admin.findAll("stories", "email", story.email)).toHaveLength(1);
});

test("an upload untouched for a day is removed", async ({ page, startStack }) => {
  const stack = await startStack();
  const uploads = stack.env.UPLOAD_DIR ?? "";
  const story = await openUpload(page, stack.site.url);
  await story.fill();
  await story.choose(makeVideo("left.mp4"));
  await stack.provider.stop("SIGKILL");
  await story.submit();
  await expect(story.failure).toBeVisible();

  await stack.site.stop();
  const dayAgo = Date.now() / 1000 - DAY_S - 60;
  for (const name of readdirSync(uploads)) utimesSync(path.join(uploads, name), dayAgo, dayAgo);
  await Promise.all([stack.site.start(), stack.provider.start()]);
  await expect.poll(() => readdirSync(uploads)).toEqual([]);

  await page.getByRole("button", { name: "Try again" }).click();
  await expect(story.failure).toHaveText("We no longer have your video. Please send it again.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(story.success).toBeVisible();
});

for (const { size, faults, tag } of [
  { size: 60, faults: 3, tag: "" },
  { size: 200, faults: 12, tag: " @soak" },
])
  test(`${size} MB arrive byte for byte through ${faults} cuts and a killed site${tag}`, async ({
    page,
    startStack,
  }) => {
    test.setTimeout(180_000);
    await uploadThroughFaults(page, await startStack(), size, faults);
  });

async function uploadThroughFaults(page: Page, stack: Stack, size: number, faults: number): Promise<void> {
  const line = await startLine(stack.site.url);
  const video = makeVideo("faults.mp4", size);
  const sent = watchParts(page);
  const story = await openUpload(page, line.url);
  await story.fill();
  await story.choose(video);
  await story.submit();
  for (let fault = 1; fault <= faults; fault += 1) {
    await line.cutAfter(15 * MEBIBYTE);
    if (fault % 5 === 2) {
      await stack.site.stop("SIGKILL");
      await stack.site.start();
    }
  }
  await expect(story.success).toBeVisible({ timeout: 60_000 });
  await line.stop();
  expect(sent.begun.filter(Boolean)).toHaveLength(1);
  expect(sent.parts.filter(({ acknowledged }) => acknowledged === null).length).toBeGreaterThanOrEqual(
    Math.floor(faults * 0.8),
  );
  expect(sent.hasRepeated()).toBe(false);
  const admin = await createAdmin(stack.provider.url);
  const [stored, ...others] = await admin.findAll("stories", "email", story.email);
  expect(others).toEqual([]);
  expect((await readClip(admin, stored)).includes(video.moment)).toBe(true);
}
