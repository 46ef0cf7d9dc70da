import { expectNoAxeViolations } from "../support/accessibility";
import { namesOnPage, namesShown, PLAIN_FEED } from "../support/plain-reels";
import { expect, test } from "../support/test";

test("shows the first page for an address without page and reel", async ({ page, providerUrl }) => {
  const first = await namesOnPage(providerUrl, 1);
  for (const query of [
    "?page=0",
    "?page=-1",
    "?page=1.5",
    "?page=two",
    "?page=2&page=3",
    "?page=99999999999999999999",
    "?page=99",
    "?v=no-such-video",
    "?v=..%2F..%2Fetc",
    "?v=%00",
    "?hashtag=",
  ])
    await test.step(query, async () => {
      await page.goto(PLAIN_FEED + query);
      expect(await namesShown(page)).toEqual(first);
    });
});

test("has no video for a missing hashtag", async ({ page }) => {
  for (const hashtag of ["no-such-hashtag", "..%2F..%2Fetc", "%00", "a".repeat(500)])
    await test.step(hashtag.slice(0, 15), async () => {
      await page.goto(`${PLAIN_FEED}?hashtag=${hashtag}`);
      await expect(page.getByText("No video available.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Home", exact: true }).first()).toBeVisible();
      await expectNoAxeViolations(page);
    });
});
