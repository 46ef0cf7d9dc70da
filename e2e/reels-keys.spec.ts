import { activeReel, expectInFront, openFeed, readFirstReels } from "./support/reels";
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
    // While part of the feed is still to come, the last reel is the last one loaded.
    if (reel === last) await expect(activeReel(page)).not.toHaveAccessibleName(first.name);
    else await expectInFront(page, reel);
    if (key === "ArrowUp" && reel === last) await page.keyboard.press("Home");
    if (key === "End") await expect(page.getByRole("feed")).toHaveAttribute("aria-busy", "false");
    if (key === "End") await page.keyboard.press("Home");
    if (key === "End") break;
  }
  await expectInFront(page, first);
});

test("keys do nothing while a sheet is open, and its link stays the story's", async ({
  page,
  providerUrl,
}) => {
  const { first, second } = await readFirstReels(providerUrl);
  await openFeed(page);
  await page.getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  const poster = sheet.getByRole("link", { name: "A3 (PDF)" });
  await expect(poster).toHaveAttribute("href", new RegExp(`/${first.slug}/`));
  for (const key of ["ArrowDown", "PageDown", "End"]) await page.keyboard.press(key);
  await expect(sheet.getByText(first.name)).toBeVisible();
  await expect(poster).toHaveAttribute("href", new RegExp(`/${first.slug}/`));
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expectInFront(page, first);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
});
