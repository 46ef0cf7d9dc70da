import { WIDEST, expectSoundPage } from "../support/accessibility";
import { expect, test } from "../support/test";

test("a missing page answers 404 with a title and its own design", async ({ page }) => {
  for (const [path, title, heading] of [
    ["/blog/no-such-article", "Blog not found", "Blog not found."],
    ["/video-detail/no-such-video", "Video not available", "Video not available!"],
    ["/hashtag/no-such-hashtag", "Stories not found", "We can’t find this page"],
    ["/no-such-page", "Page not found", "We can’t find this page"],
  ] as const)
    await test.step(path, async () => {
      await page.setViewportSize(WIDEST);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${title} – Lampstand`);
      if (path === "/no-such-page")
        await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
      await expectSoundPage(page);
    });
});
