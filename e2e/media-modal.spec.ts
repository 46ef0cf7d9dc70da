import type { Page } from "@playwright/test";
import { expectSoundOnAnyScreen } from "./support/accessibility";
import { openWelcomeFilm, welcomeFilm } from "./support/page-actions";
import { expect, test } from "./support/test";

test("plays the film and is free of accessibility faults", async ({ page }) => {
  const dialog = await openWelcomeFilm(page);
  const video = dialog.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expectSoundOnAnyScreen(page);
});

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  "its button": (page) => page.getByRole("button", { name: "Close" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  // The dialog begins to listen to it a moment after it is seen.
  "the backdrop": (page) =>
    expect(async () => {
      await page.mouse.click(4, 4);
      await expect(page.getByRole("dialog")).toBeHidden({ timeout: 1000 });
    }).toPass(),
};

test("closes by its button, Escape and the backdrop, and gives the focus back", async ({ page }) => {
  await page.goto("/");
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE))
    await test.step(way, async () => {
      await welcomeFilm(page).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(welcomeFilm(page)).toBeFocused();
    });
});
