import {
  activeReel,
  expectInFront,
  openFeed,
  openMore,
  playingVideo,
  readFirstReels,
  videoStates,
} from "../support/reels";
import { expect, test } from "../support/test";

test("Home and End start their reel at its beginning, with its words collapsed", async ({ page }) => {
  await openFeed(page);
  await page.getByRole("button", { name: "See More" }).click();
  const seeks = () =>
    page.evaluate(() => {
      const counter = { seeks: 0 };
      Object.assign(window, { counter });
      for (const video of document.querySelectorAll("video"))
        video.addEventListener("seeking", () => (counter.seeks += video.currentTime === 0 ? 1 : 0));
    });
  await page.keyboard.press("End");
  await expect(activeReel(page)).not.toHaveAttribute("aria-posinset", "1");
  await seeks();
  await expect(activeReel(page).getByRole("button", { name: "See Less" })).toHaveCount(0);
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => Reflect.get(window, "counter") as unknown)).toEqual({ seeks: 0 });
});

test("counts a held key as one gesture", async ({ page, providerUrl }) => {
  const { second } = await readFirstReels(providerUrl);
  await openFeed(page);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down("ArrowDown");
  await page.keyboard.up("ArrowDown");
  await expectInFront(page, second);
});

test("ignores keys in a field, with a modifier, or when switched off", async ({ page, providerUrl }) => {
  const { first, second } = await readFirstReels(providerUrl);
  await openFeed(page);
  await page.keyboard.press("Control+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await openMore(page);
  const choice = page.getByRole("checkbox", { name: "Use these keys" });
  await choice.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("m");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "UNMUTE" })).toBeVisible();
  await expectInFront(page, first);

  await openMore(page);
  await choice.uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, first);
  await page.reload();
  await expectInFront(page, first);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, first);
  await openMore(page);
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
});

test("pauses with the space key, switches sound with M, and lists the keys until Escape", async ({
  page,
}) => {
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

  await openMore(page);
  const choice = page.getByRole("checkbox", { name: "Use these keys" });
  await choice.focus();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
});
