import { expectSoundOnAnyScreen } from "./support/accessibility";
import { openWelcomeFilm } from "./support/page-actions";
import { expect, test } from "./support/test";

test("plays the film without accessibility faults", async ({ page }) => {
  const dialog = await openWelcomeFilm(page);
  const video = dialog.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expectSoundOnAnyScreen(page);
});
