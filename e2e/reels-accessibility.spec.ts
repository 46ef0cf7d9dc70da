import { expectNoAxeViolations } from "./support/accessibility";
import {
  activeReel,
  expectInFront,
  expectNoFeedViolations,
  openFeed,
  openMore,
  readTwoReels,
} from "./support/reels";
import { expect, test } from "./support/test";

test("is a feed of named articles with their positions", async ({ page, providerUrl }) => {
  const { first, second } = await readTwoReels(providerUrl);
  await openFeed(page);
  const feed = page.getByRole("feed", { name: "Stories" });
  await expect(feed.getByRole("article", { name: first.name })).toHaveAttribute("aria-posinset", "1");
  await expect(feed.getByRole("article", { name: second.name })).toHaveAttribute("aria-posinset", "2");
  // The total is known when the last page has loaded.
  await expect(activeReel(page)).toHaveAttribute("aria-setsize", "-1");
  await expect(page.getByRole("heading", { level: 1, name: "Video reels" })).toBeAttached();
});

test("offers a button instead of swiping, and has no violations on a phone @phone", async ({
  page,
  providerUrl,
}) => {
  const { second } = await readTwoReels(providerUrl);
  await openFeed(page);
  const sheet = await openMore(page);
  await expectNoAxeViolations(page);
  await sheet.getByRole("button", { name: "Next story" }).press("Enter");
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
  await expectInFront(page, second);
  await expectNoFeedViolations(page, "/video-reels");
});
