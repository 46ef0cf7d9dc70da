import { readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { createAdmin } from "./support/admin";
import { startLine } from "./support/line";
import { makeVideo, sha256Of } from "./support/story-video";
import { readClip } from "./support/stored-stories";
import { expect, test } from "./support/test";
import { openUpload, waitingVideos, watchParts } from "./support/upload-story";

const MEBIBYTE = 1024 * 1024;
const DAY_S = 24 * 60 * 60;

test("a provider that is down at the end costs one more click, not the video", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const uploads = stack.env.UPLOAD_DIR ?? "";
  const sent = watchParts(page);
  const story = await openUpload(page, stack.site.url);
  await story.fill();
  await story.choose(makeVideo("kept.mp4"));
  await stack.provider.stop("SIGKILL");
  await story.submit();
  await expect(story.failure).toHaveText(
    "Upload failed: we could not reach our server. Please try again in a moment. Your video has arrived and is kept: it will not be sent again.",
  );
  await expect(story.field("Name")).toHaveValue("Ann Example");
  expect(waitingVideos(uploads)).toHaveLength(1);
  const parts = sent.parts.length;

  await stack.provider.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(story.success).toBeVisible();
  expect(sent.parts).toHaveLength(parts);
  expect(waitingVideos(uploads)).toEqual([]);
  const admin = await createAdmin(stack.provider.url);
  expect(await admin.findAll("stories", "email", story.email)).toHaveLength(1);
});

test("what nobody touches for a day is removed @desktop", async ({ page, startStack }) => {
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
  await expect(story.failure).toHaveText("Your video is no longer on our site. Please send it again.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(story.success).toBeVisible();
});

test("200 MB arrive byte for byte through ten cuts and a site that is killed twice @desktop", async ({
  page,
  startStack,
}) => {
  test.setTimeout(180_000);
  const stack = await startStack();
  const line = await startLine(stack.site.url);
  const video = makeVideo("faults.mp4", 200);
  const sent = watchParts(page);
  const story = await openUpload(page, line.url);
  await story.fill();
  await story.choose(video);
  await story.submit();
  for (let fault = 1; fault <= 12; fault += 1) {
    await line.cutAfter(15 * MEBIBYTE);
    if (fault % 5 === 0) {
      await stack.site.stop("SIGKILL");
      await stack.site.start();
    }
  }
  await expect(story.success).toBeVisible({ timeout: 60_000 });
  await line.stop();
  expect(sent.begun.filter(Boolean)).toHaveLength(1);
  expect(sent.parts.filter(({ acknowledged }) => acknowledged === null).length).toBeGreaterThanOrEqual(10);
  expect(sent.hasRepeated()).toBe(false);
  const admin = await createAdmin(stack.provider.url);
  const [stored, ...others] = await admin.findAll("stories", "email", story.email);
  expect(others).toEqual([]);
  expect(sha256Of(await readClip(admin, stored))).toBe(video.sha256);
});
