import type { Page } from "@playwright/test";
import { findVideo } from "./support/contract";
import { openMenu, welcomeFilm } from "./support/page-actions";
import { press, record, recorder, recordNow, WITH_CAMERA } from "./support/recorder";
import { expectInFront, openFeed, openMore, readFirstReels } from "./support/reels";
import { expect, test } from "./support/test";
import { openUpload } from "./support/uploads";
import { isWatchable, waitForScript } from "./support/video-detail";

test.use(WITH_CAMERA);

/**
 * Sends Back to the page's `CloseWatcher`, as Android does and as Escape does on a desktop. Nothing in this page hears
 * the key itself.
 */
async function withAndroidBack(page: Page) {
  await page.addInitScript(() => {
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") event.stopImmediatePropagation();
      },
      true,
    );
  });
  return async () => {
    await page.keyboard.press("Escape");
  };
}

async function withoutCloseWatcher(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
  return async () => {
    await page.goBack();
  };
}

for (const [way, prepare] of [
  ["Android's Back", withAndroidBack],
  ["the browser's Back, where it has no CloseWatcher,", withoutCloseWatcher],
] as const) {
  test(`${way} closes the menu, a picture and the sheet, and leaves the page as it was @phone`, async ({
    page,
    providerUrl,
  }) => {
    const goBack = await prepare(page);
    const dialog = page.getByRole("dialog");
    const { slug } = await findVideo(providerUrl, isWatchable);
    await page.goto("/privacy-policy");

    await page.goto("/");
    await openMenu(page);
    await goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await welcomeFilm(page).click();
    await expect(dialog).toBeVisible();
    await goBack();
    await expect(dialog).toHaveCount(0);
    await openMenu(page);
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/privacy-policy$/);

    await page.goto(`/video-detail/${slug}`);
    await waitForScript(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog", { name: "Share" })).toBeVisible();
    await goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("group", { name: "Settings" })).toBeVisible();
    await goBack();
    await expect(page.getByRole("group", { name: "Settings" })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/video-detail/${slug}$`));
    await page.goBack();
    await expect(page).toHaveURL(/privacy-policy$/);
  });

  test(`${way} asks before the recorder discards anything, as its cross does`, async ({ page }) => {
    const goBack = await prepare(page);
    await openUpload(page);
    await recordNow(page).click();
    await expect(recorder(page).getByRole("button", { name: "Start" })).toBeEnabled();
    await goBack();
    await expect(recorder(page)).toHaveCount(0);
    await record(page);
    await goBack();
    await expect(page.getByText("Throw away what you have recorded?")).toBeVisible();
    await goBack();
    await expect(page.getByText("Throw away what you have recorded?")).toBeVisible();
    await press(page, "Keep it");
    await expect(recorder(page).getByText(/^Paused at /)).toBeVisible();
    await press(page, "Finish");
    await expect(recorder(page)).toHaveCount(0);
    await expect(page.getByText(/^my-story\.(webm|mp4)$/)).toBeVisible();
    await expect(page).toHaveURL(/\/upload-story$/);
  });

  test(`after ${way}, the feed shows the same story`, async ({ page, providerUrl }) => {
    const goBack = await prepare(page);
    const { second } = await readFirstReels(providerUrl);
    await openFeed(page);
    await page.keyboard.press("ArrowDown");
    await expectInFront(page, second);
    const address = new RegExp(`\\?v=${second.slug}$`);
    await expect(page).toHaveURL(address);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog", { name: "Share" })).toBeVisible();
    await goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect((await openMore(page)).getByText("Use these keys")).toBeVisible();
    await goBack();
    await expect(page.getByText("Use these keys")).toBeHidden();
    await expect(page).toHaveURL(address);
  });
}

test("without CloseWatcher, a link in the menu leaves no history entry for the menu", async ({ page }) => {
  await withoutCloseWatcher(page);
  await page.goto("/privacy-policy");
  await page.goto("/");
  await (await openMenu(page)).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/privacy-policy$/);
});
