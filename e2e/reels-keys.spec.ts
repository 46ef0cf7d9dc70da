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
