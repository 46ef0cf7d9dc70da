import {
  activeReel,
  expectInFront,
  openFeed,
  playingVideo,
  readFirstReels,
  videoStates,
} from "./support/reels";
import { expect, test } from "./support/test";

test("moves by arrow and page keys, and to both ends", async ({ page, providerUrl }) => {
  const { first, second, last } = await readFirstReels(providerUrl);
  await openFeed(page);
  for (const [key, reel] of [
    ["ArrowDown", second],
    ["ArrowUp", first],
    ["PageDown", second],
    ["PageUp", first],
    ["ArrowUp", last],
    ["Home", first],
    ["End", last],
    ["ArrowDown", first],
  ] as const) {
    await page.keyboard.press(key);
    // While a part of the feed is still to come, the last one is the last that is there.
    if (reel === last) await expect(activeReel(page)).not.toHaveAccessibleName(first.name);
    else await expectInFront(page, reel);
    if (key === "ArrowUp" && reel === last) await page.keyboard.press("Home");
    if (key === "End") await expect(page.getByRole("feed")).toHaveAttribute("aria-busy", "false");
    if (key === "End") await page.keyboard.press("Home");
    if (key === "End") break;
  }
  await expectInFront(page, first);
});

test("pauses by the space key, switches sound by M, and lists the keys until Escape", async ({ page }) => {
  await openFeed(page);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect((await videoStates(page)).every(({ paused }) => paused)).toBe(true);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("m");
  await expect(page.getByRole("button", { name: "MUTE", exact: true })).toBeVisible();
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);
  await page.keyboard.press("Shift+M");
  await expect(page.getByRole("button", { name: "UNMUTE" })).toBeVisible();

  const list = page.getByLabel("Keyboard shortcuts");
  await list.click();
  const choice = page.getByRole("checkbox", { name: "Use these keys" });
  await choice.focus();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(list).toBeFocused();
});
