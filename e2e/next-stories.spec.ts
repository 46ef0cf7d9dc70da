import type { Page } from "@playwright/test";
import { expectSoundOnBothScreens } from "./support/accessibility";
import { expect, test } from "./support/test";
import { player, waitForScript } from "./support/video-detail";

const playToTheEnd = (page: Page) =>
  player(page).evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
    await video.play();
  });

const below = (page: Page) => page.getByRole("region", { name: "More stories" }).getByRole("link");

test("after a story, three others appear, none of them twice in a visit @phone", async ({ page }) => {
  await page.goto("/");
  const story = page.locator('a[href^="/video-detail/"]').first();
  const address = (await story.getAttribute("href")) ?? "";
  await expect(story).not.toContainText("Watched");
  await page.goto(address);
  await waitForScript(page);
  await expect(below(page)).toHaveCount(3);
  const names = await below(page).allInnerTexts();
  await playToTheEnd(page);
  const next = page.getByRole("region", { name: "Watch next" });
  await expect(next.getByRole("link")).toHaveText(names.map((name) => name.trim()));
  await expectSoundOnBothScreens(page);

  await next.getByRole("button", { name: "Watch again" }).click();
  await expect(next).toBeHidden();
  await playToTheEnd(page);
  await next.getByRole("link").first().click();
  await expect(page).not.toHaveURL(address);
  // The sound came along.
  await expect(page.getByRole("button", { name: "MUTE", exact: true })).toBeVisible();
  await expect(below(page)).toHaveCount(3);
  for (const name of await below(page).allInnerTexts()) expect(names).not.toContain(name);

  await page.goto("/");
  await expect(page.locator(`a[href="${address}"]`).first()).toContainText("Watched");
  await page.goto(address);
  await expect(below(page)).toHaveText(names.map((name) => name.trim()));
});
