import type { Page } from "@playwright/test";
import { openMenu } from "../support/page-actions";
import { expect } from "../support/test";
import { beginAndHold, earlierUpload, test } from "../support/upload-line";
import { CANCELLED, followAway, makeVideo, openUpload, uploadOn } from "../support/uploads";

/** How many unpublished uploads a browser may have. */
const MOST_UNFINISHED = 5;

/** Cancels an upload and confirms. */
async function cancel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel the upload" }).click();
}

/** Opens the upload by a link, as from within the site. */
async function followToUpload(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("dialog").getByRole("link", { name: "Upload", exact: true }).click();
  await expect(page).toHaveURL(/\/upload-story$/);
}

test("cancels at once on a dead connection", async ({ page, line }) => {
  const { story } = await beginAndHold(page, line, "dead-line.mp4");
  await page.route("**/api/uploads/*", () => new Promise(() => undefined));
  await cancel(page);
  await expect(story.failure.getByText(CANCELLED)).toBeVisible();
  await page.reload();
  await expect(story.field("Name")).toHaveValue("Ann Example");
  await expect(page.getByText(/^The upload of/)).toBeHidden();
});

test("cancels before the site has answered with its address, and another can be sent", async ({ page }) => {
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

for (const [way, leave] of [
  ["a link", followAway],
  ["the way back", (page: Page) => page.goBack()],
] as const)
  test(`stops when left by ${way}, and resumes later`, async ({ page, line }) => {
    await page.goto(`${line.url}/privacy-policy`);
    const { video, sent, story } = await beginAndHold(page, line, "left.mp4", async () => {
      await followToUpload(page);
      return uploadOn(page);
    });
    page.on("dialog", (dialog) => void dialog.accept());
    await leave(page);
    await expect(page).toHaveURL(/\/privacy-policy$/);
    // The part on its way is cancelled, although its connection still works.
    await expect.poll(() => sent.parts.at(-1)?.acknowledged).toBeNull();
    expect(sent.parts.slice(0, -1).map(({ acknowledged }) => acknowledged)).not.toContain(null);
    line.release();

    await followToUpload(page);
    await expect(earlierUpload(page, video.name)).toBeVisible();
    await story.choose(video);
    await story.submit();
    await expect(story.success).toBeVisible({ timeout: 30_000 });
    expect(sent.begun).toHaveLength(1);
    expect(sent.hasRepeated()).toBe(false);
  });

test("asks before leaving, and keeps the screen on, only while sending", async ({ page, line }) => {
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

test("asks before leaving by a link, and stays on request", async ({ page, line }) => {
  const { sent, story } = await beginAndHold(page, line, "stay.mp4");
  const asked = page.waitForEvent("dialog");
  const clicked = followAway(page);
  const dialog = await asked;
  expect(dialog.message()).toMatch(/^Leave this page\? Your upload will stop\./);
  await dialog.dismiss();
  await clicked;
  await expect(page.locator(".loader-overlay")).toHaveCount(0);
  line.release();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(sent.hasRepeated()).toBe(false);
  await page.getByRole("link", { name: "Watch stories" }).click();
  await expect(page).toHaveURL(/\/video-reels(\?|$)/);
});
