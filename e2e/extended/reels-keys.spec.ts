import { activeReel, expectInFront, openFeed, playingVideo, readFirstReels } from "../support/reels";
import { expect, test } from "../support/test";

test("begins a reel that Home or End leads to at its beginning, and its words collapsed", async ({
  page,
}) => {
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

test("takes a key that is held down for one gesture", async ({ page, providerUrl }) => {
  const { second } = await readFirstReels(providerUrl);
  await openFeed(page);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down("ArrowDown");
  await page.keyboard.up("ArrowDown");
  await expectInFront(page, second);
});
