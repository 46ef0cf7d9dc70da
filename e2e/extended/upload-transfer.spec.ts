import { appendFileSync } from "node:fs";
import { createAdmin, readClip } from "../support/admin";
import { expect } from "../support/test";
import { beginAndHold, MIDWAY, SIZE, statusOf, test } from "../support/upload-line";
import { makeVideo, openUpload, watchParts } from "../support/uploads";
import { UPLOAD_PART_BYTES } from "../../lib/story/uploads/upload-progress";
import { expectNoAxeViolations } from "../support/accessibility";

test("a cut connection loses nothing that was acknowledged", async ({ page, line, providerUrl }) => {
  const video = makeVideo("cut.mp4", SIZE);
  const { begun, hasRepeated } = watchParts(page);
  const story = await openUpload(page, line.url);
  await story.fill();
  await story.choose(video);
  const cut = line.cutAfter(MIDWAY);
  // Visible for a second, so the page itself starts waiting beforehand.
  const waits = story.panel.getByText("Waiting for a connection…").first().waitFor();
  await story.submit();
  await cut;
  await waits;
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(begun).toHaveLength(1);
  expect(hasRepeated()).toBe(false);
  const admin = await createAdmin(providerUrl);
  const [stored] = await admin.findAll("stories", "email", story.email);
  expect((await readClip(admin, stored)).includes(video.moment)).toBe(true);
});

test("another video replaces the unfinished one on request", async ({ page, line }) => {
  const { sent, story } = await beginAndHold(page, line, "given-up.mp4");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  line.release();
  await story.choose(makeVideo("instead.mp4"));
  await page.getByRole("button", { name: "Use the new video" }).click();
  await expect(page.getByText(/^The upload of/)).toBeHidden();
  await story.submit();
  await expect(story.success).toBeVisible();
  expect(sent.begun).toHaveLength(2);
  expect(await statusOf(page, line.url + (sent.begun[0] ?? ""))).toBe(404);
});

test("notices a file that changes while being sent", async ({ page, line }) => {
  const { video, story } = await beginAndHold(page, line, "changed.mp4");
  appendFileSync(video.path, "more");
  line.release();
  await expect(page.getByLabel("Video", { exact: true })).toHaveAccessibleDescription(
    /^This video has changed or been removed since you chose it\. Please choose it again\./,
  );
  await expect(story.field("Name")).toHaveValue("Ann Example");
});

const FULL = {
  status: 507,
  json: { status: "error", message: "We don’t have room for your video right now." },
};
const ENOUGH = {
  status: 429,
  json: { status: "error", message: "Too many uploads were started in a short time." },
};
const PAGE = { contentType: "text/html", body: "<h1>Welcome to our network</h1>" };
const SIGN_IN = "This network wants you to sign in first. Open another page to sign in.";
const AWAY = "Our site isn’t responding right now. The upload resumes when it does.";
const [BEGINNING, PARTS] = ["**/api/uploads", "**/api/uploads/*"];

for (const [kind, address, answer, sentence] of [
  ["the site is full", BEGINNING, FULL, FULL.json.message],
  ["the site has enough", BEGINNING, ENOUGH, ENOUGH.json.message],
  ["the site becomes full on the way", PARTS, FULL, FULL.json.message],
  ["a network wants a visitor to sign in", BEGINNING, { status: 200, ...PAGE }, SIGN_IN],
  ["a network wants a visitor to sign in on the way", PARTS, { status: 200, ...PAGE }, SIGN_IN],
  ["a proxy reaches no site", PARTS, { status: 522, ...PAGE }, AWAY],
  ["a proxy has no such page", PARTS, { status: 404, ...PAGE }, AWAY],
] as const) {
  test(`waits while ${kind}, says so, and resumes afterwards`, async ({ page }) => {
    const sent = watchParts(page);
    const story = await openUpload(page);
    await story.fill();
    await story.choose(makeVideo("held-up.mp4"));
    await page.route(address, (route) => route.fulfill(answer));
    await story.submit();
    await expect(story.panel.getByText(sentence, { exact: true })).toBeVisible();
    await page.unroute(address);
    await expect(story.success).toBeVisible({ timeout: 30_000 });
    expect(sent.begun.filter(Boolean)).toHaveLength(1);
  });
}

test("arrives byte for byte through a firewall that blocks PATCH", async ({ page, providerUrl }) => {
  const video = makeVideo("firewall.mp4");
  const story = await openUpload(page);
  await story.fill();
  await story.choose(video);
  await page.route(PARTS, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 405, ...PAGE }) : route.continue(),
  );
  await story.submit();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  const admin = await createAdmin(providerUrl);
  const [stored] = await admin.findAll("stories", "email", story.email);
  expect((await readClip(admin, stored)).includes(video.moment)).toBe(true);
});

test("shows speed and remaining time, and then that it is published", async ({ page, line }) => {
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
      /^[\d.]+ MB of 2\d MB sent · [\d.]+ [KMG]B per second · (a few|about \d+) (second|minute)s? left$/,
    ),
  ).toBeVisible();
  line.release();
  await expect(story.panel.getByText("Sending your story…").first()).toBeVisible();
  await expect(page.getByRole("status").getByText("Sending your story…")).toBeAttached();
  await expect(story.panel.getByText("100%")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
  publish();
  await expect(story.success).toBeVisible();
});

test("shows how much is sent and safe, pauses and resumes", async ({ page, line }) => {
  const { sent, story } = await beginAndHold(page, line, "pause.mp4");
  await expect(story.panel.getByText(/^1\d MB of 2\d MB sent/)).toBeVisible();
  await expect(story.panel.getByText(/^[\d.]+ MB safely received$/)).toBeVisible();
  let [percent, safePercent] = ["0", "0"];
  // Both are the same for a moment between two parts.
  await expect(async () => {
    const amounts = await page.getByRole("progressbar").getAttribute("aria-valuetext");
    [, percent = "0", safePercent = "0"] = /^(\d+)% sent, (\d+)% received$/.exec(amounts ?? "") ?? [];
    expect(Number(percent)).toBeGreaterThan(Number(safePercent));
    // It may have grown between two looks.
    await expect(story.panel.getByText(`${percent}%`, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(Number(safePercent)).toBeGreaterThan(0);
  await expect(page.getByRole("status").getByText(/^Uploading your video, (25|50)%$/)).toBeAttached();
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
