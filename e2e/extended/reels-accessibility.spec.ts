import { expectNoAxeViolations, expectNoHorizontalScroll } from "../support/accessibility";
import { expectNoFeedViolations, openFeed } from "../support/reels";
import { test } from "../support/test";

test("a hashtag's feed has no violations on a phone @phone", async ({ page }) => {
  await expectNoFeedViolations(page, "/hashtag/hope");
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  for (const path of ["/video-reels", "/hashtag/hope"])
    test(`${path} has no violations, playing, paused and open`, ({ page }) =>
      expectNoFeedViolations(page, path));
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]) {
  test(`keeps its controls apart at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openFeed(page);
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Captions" }).click();
    await page.getByRole("button", { name: "UNMUTE" }).click();
    await page.getByRole("button", { name: "MUTE", exact: true }).click();
    await page.getByRole("link", { name: "Discover Jesus" }).click({ trial: true });
    await page.getByRole("button", { name: "Share" }).click({ trial: true });
    await page.getByRole("link", { name: "Home" }).first().click({ trial: true });
  });
}
