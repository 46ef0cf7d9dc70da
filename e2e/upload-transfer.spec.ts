import { appendFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createAdmin, readClip } from "./support/admin";
import { expectNoAxeViolations } from "./support/accessibility";
import { startLine } from "./support/line";
import { openMenu } from "./support/page-actions";
import { makeVideo, openUpload, sha256Of, uploadOn, watchParts } from "./support/uploads";
import { test as base, expect } from "./support/test";
import { UPLOAD_PART_BYTES } from "../lib/schemas/story-file";

const MEBIBYTE = 1024 * 1024;

/** Four parts, the last of them short. */
const SIZE = 26;

/** In the midst of the second part. */
const MIDWAY = 12 * MEBIBYTE;

/** How many uploads a browser may have begun and not published. */
const MOST_UNFINISHED = 5;

const CANCELLED = "The upload was cancelled. What you typed is kept.";

type Line = Awaited<ReturnType<typeof startLine>>;

const test = base.extend<{ line: Line }>({
  line: async ({ siteUrl }, use) => {
    const line = await startLine(siteUrl);
    await use(line);
    await line.stop();
  },
});

/** Begins to send a video, and stops the line midway. */
async function beginAndHold(
  page: Page,
  line: Line,
  name: string,
  open: () => ReturnType<typeof openUpload> = () => openUpload(page, line.url),
) {
  const video = makeVideo(name, SIZE);
  const sent = watchParts(page);
  const story = await open();
  await story.fill();
  await story.choose(video);
  const held = line.holdAfter(MIDWAY);
  await story.submit();
  await held;
  await expect.poll(story.percent).toBe(30);
  return { video, sent, story };
}

/** Cancels an upload, and means it. */
async function cancel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel the upload" }).click();
}

/** Goes to the upload by a link, as from within the site. */
async function followToUpload(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("dialog").getByRole("link", { name: "Upload", exact: true }).click();
  await expect(page).toHaveURL(/\/upload-story$/);
}

const followAway = (page: Page) =>
  page.getByRole("form").getByRole("link", { name: "privacy policy" }).click();

const statusOf = async (page: Page, at: string) =>
  (await page.request.head(at, { headers: { "tus-resumable": "1.0.0" } })).status();

test("a connection that is cut costs nothing that has been acknowledged", async ({
  page,
  line,
  providerUrl,
}) => {
  const video = makeVideo("cut.mp4", SIZE);
  const { begun, hasRepeated } = watchParts(page);
  const story = await openUpload(page, line.url);
  await story.fill();
  await story.choose(video);
  const cut = line.cutAfter(MIDWAY);
  await story.submit();
  await cut;
  await expect(story.panel.getByText("Waiting for the connection…").first()).toBeVisible();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(begun).toHaveLength(1);
  expect(hasRepeated()).toBe(false);
  const admin = await createAdmin(providerUrl);
  const [stored] = await admin.findAll("stories", "email", story.email);
  expect(sha256Of(await readClip(admin, stored))).toBe(video.sha256);
});

test("a reload costs nothing either: the same file goes on, another one is asked about", async ({
  page,
  line,
}) => {
  const { video, sent, story } = await beginAndHold(page, line, "reload.mp4");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  line.release();
  await expect(page.getByText(new RegExp(`^An upload of ${video.name} stands at [34]\\d%\\.`))).toBeVisible();
  await expect(story.field("Email")).toHaveValue(story.email);

  await story.choose(makeVideo("another.mp4"));
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByLabel("Preview of your video")).toBeHidden();
  await story.choose(video);
  await expect(page.getByText(/It goes on from there\.$/)).toBeVisible();
  await story.submit();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(sent.begun).toHaveLength(1);
  expect(sent.hasRepeated()).toBe(false);
});

test("another video takes the place of the one that was begun, when that is wanted", async ({
  page,
  line,
}) => {
  const { sent, story } = await beginAndHold(page, line, "given-up.mp4");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  line.release();
  await story.choose(makeVideo("instead.mp4"));
  await page.getByRole("button", { name: "Use the new video" }).click();
  await expect(page.getByText(/^An upload of/)).toBeHidden();
  await story.submit();
  await expect(story.success).toBeVisible();
  expect(sent.begun).toHaveLength(2);
  expect(await statusOf(page, line.url + (sent.begun[0] ?? ""))).toBe(404);
});

test("can be paused, goes on, and tells how far it is", async ({ page, line }) => {
  const { sent, story } = await beginAndHold(page, line, "pause.mp4");
  await expect(story.panel.getByText(/^8 MB of 2\d MB/)).toBeVisible();
  await expect(page.getByRole("status").getByText("Uploading your video, 25%")).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(story.panel.getByText("Paused").first()).toBeVisible();
  line.release();
  const before = sent.parts.length;
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(sent.parts.length).toBeGreaterThan(before);
  expect(sent.hasRepeated()).toBe(false);
});

test("tells how fast it goes and how long it takes, and then that it is published", async ({
  page,
  line,
}) => {
  const story = await openUpload(page, line.url);
  await story.fill();
  await story.choose(makeVideo("speed.mp4", SIZE));
  let publish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    publish = resolve;
  });
  await page.route("**/api/stories", async (route) => {
    await held;
    await route.continue();
  });
  const stopped = line.holdAfter(MIDWAY + UPLOAD_PART_BYTES);
  await story.submit();
  await stopped;
  await expect(
    story.panel.getByText(
      /^16 MB of 2\d MB · [\d.]+ [KMG]B a second · (a few|about \d+) (second|minute)s? left$/,
    ),
  ).toBeVisible();
  line.release();
  await expect(story.panel.getByText("Publishing…").first()).toBeVisible();
  await expect(page.getByRole("status").getByText("Publishing…")).toBeAttached();
  await expect(story.panel.getByText("100%")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
  publish();
  await expect(story.success).toBeVisible();
});

test("is cancelled when that is meant, and nothing is left of it", async ({ page, line }) => {
  const { sent, story } = await beginAndHold(page, line, "cancel.mp4");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Go on uploading" })).toBeFocused();
  await page.getByRole("button", { name: "Go on uploading" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel the upload" }).click();
  await expect(story.failure.getByText(CANCELLED)).toBeVisible();
  await expect(story.field("Name")).toHaveValue("Ann Example");
  await expect(page.getByText(/^An upload of/)).toBeHidden();
  await expect.poll(() => statusOf(page, line.url + (sent.begun[0] ?? ""))).toBe(404);
});

test("is cancelled at once on a line that is dead", async ({ page, line }) => {
  const { story } = await beginAndHold(page, line, "dead-line.mp4");
  await page.route("**/api/uploads/*", () => new Promise(() => undefined));
  await cancel(page);
  await expect(story.failure.getByText(CANCELLED)).toBeVisible();
  await page.reload();
  await expect(story.field("Name")).toHaveValue("Ann Example");
  await expect(page.getByText(/^An upload of/)).toBeHidden();
});

test("is cancelled before the site has said where it is, and another can be sent", async ({ page }) => {
  const story = await openUpload(page);
  await story.fill();
  await story.choose(makeVideo("unheard.mp4"));
  let lost = 0;
  await page.route("**/api/uploads", async (route) => {
    await route.fetch();
    lost += 1;
  });
  for (let attempt = 1; attempt <= MOST_UNFINISHED + 1; attempt += 1) {
    await story.submit();
    await expect.poll(() => lost).toBe(attempt);
    await cancel(page);
    await expect(story.failure.getByText(CANCELLED)).toBeVisible();
  }
  await page.unroute("**/api/uploads");
  await story.submit();
  await expect(story.success).toBeVisible();
});

test("asks before it is left by a link, and stays when that is wanted", async ({ page, line }) => {
  const { sent, story } = await beginAndHold(page, line, "stay.mp4");
  const asked = page.waitForEvent("dialog");
  const clicked = followAway(page);
  const dialog = await asked;
  expect(dialog.message()).toMatch(/^Leave this page\? Your upload stops\./);
  await dialog.dismiss();
  await clicked;
  await expect(page.locator(".loader-overlay")).toHaveCount(0);
  line.release();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(sent.hasRepeated()).toBe(false);
  await followAway(page);
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

for (const [way, leave] of [
  ["a link", followAway],
  ["the way back", (page: Page) => page.goBack()],
] as const)
  test(`stops when it is left by ${way}, and goes on from there later`, async ({ page, line }) => {
    await page.goto(`${line.url}/privacy-policy`);
    const { video, sent, story } = await beginAndHold(page, line, "left.mp4", async () => {
      await followToUpload(page);
      return uploadOn(page);
    });
    page.on("dialog", (dialog) => void dialog.accept());
    await leave(page);
    await expect(page).toHaveURL(/\/privacy-policy$/);
    // The part that was on its way is given up, though its line is still there.
    await expect
      .poll(() => sent.parts.map(({ acknowledged }) => acknowledged))
      .toEqual([UPLOAD_PART_BYTES, null]);
    line.release();

    await followToUpload(page);
    await expect(
      page.getByText(new RegExp(`^An upload of ${video.name} stands at [3-6]\\d%\\.`)),
    ).toBeVisible();
    await story.choose(video);
    await story.submit();
    await expect(story.success).toBeVisible({ timeout: 30_000 });
    expect(sent.begun).toHaveLength(1);
    expect(sent.hasRepeated()).toBe(false);
  });

test("asks before the page is left, and keeps the screen on, only while it sends", async ({ page, line }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async (kind: string) => {
          locks.push(kind);
          return { release: async () => void locks.push("released") };
        },
      },
    });
  });
  const locks = () => page.evaluate("locks");
  const { story } = await beginAndHold(page, line, "leave.mp4");
  expect(await locks()).toEqual(["screen"]);
  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closing;
  line.release();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(await locks()).toEqual(["screen", "released"]);
  await page.goto("/");
});

test("notices that the file was changed while it was sent", async ({ page, line }) => {
  const { video, story } = await beginAndHold(page, line, "changed.mp4");
  appendFileSync(video.path, "more");
  line.release();
  await expect(page.getByLabel("Video", { exact: true })).toHaveAccessibleDescription(
    /^This video was changed or removed since you chose it\. Please choose it again\./,
  );
  await expect(story.field("Name")).toHaveValue("Ann Example");
});

for (const [kind, address, status, sentence] of [
  ["is full", "**/api/uploads", 507, "There is no room for your video just now."],
  ["has enough", "**/api/uploads", 429, "Too many videos were begun in a short time."],
  ["becomes full on the way", "**/api/uploads/*", 507, "There is no room for your video just now."],
] as const) {
  test(`says so when the site ${kind}, and goes on when it is tried again`, async ({ page }) => {
    const sent = watchParts(page);
    const story = await openUpload(page);
    await story.fill();
    await story.choose(makeVideo("refused.mp4"));
    await page.route(address, (route) =>
      route.request().method() === "HEAD"
        ? route.continue()
        : route.fulfill({ status, json: { status: "error", message: sentence } }),
    );
    await story.submit();
    await expect(story.failure.getByText(sentence)).toBeVisible();
    await page.unroute(address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(story.success).toBeVisible();
    expect(sent.begun.filter(Boolean)).toHaveLength(1);
  });
}
