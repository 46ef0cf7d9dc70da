import { expectSoundOnAnyScreen } from "./support/accessibility";
import { readHome, readSettings } from "./support/contract";
import { expect, test } from "./support/test";

test("shows the provider's five sections on any screen", async ({ page, providerUrl }) => {
  const { texts, submitNowUrl } = await readHome(providerUrl);
  await page.goto("/");
  await expectSoundOnAnyScreen(page, async () => {
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Submit your story now" })).toBeVisible();
  });
  const button = page.getByRole("link", { name: /Share your story now/ });
  await expect(button).toHaveAttribute("target", "_blank");
  await expect(button).toHaveAttribute("rel", "noopener noreferrer");
  await expect(button).toHaveAttribute("href", new URL(submitNowUrl).href);
});

test("is also at /home, without header and footer, with six links in the second section", async ({
  page,
  providerUrl,
  siteUrl,
}) => {
  const [heading = ""] = (await readHome(providerUrl)).texts;
  const settings = await readSettings(providerUrl);
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", siteUrl);
  for (const [name, href] of [
    ["TikTok", settings.tiktokLink],
    ["Facebook", settings.facebookLink],
    ["Instagram", settings.instagramLink],
    ["YouTube", settings.youtubeLink],
    ["My church", new URL(settings.churchLink ?? "").href],
    ["Discover Jesus", settings.discoverJesusLink],
  ]) {
    const link = page.getByRole("link", { name: new RegExp(`^${name ?? ""}( \\(opens in a new tab\\))?$`) });
    await expect(link).toHaveAttribute("href", href ?? "");
  }
});

test("has a row of stories that leads to all of them", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("region", { name: "Latest stories" });
  await expect(row.getByRole("heading", { name: "Latest stories" })).toBeVisible();
  await row.getByRole("link", { name: "See all" }).click();
  await expect(page).toHaveURL(/\/video-reels(\?|$)/);
});

test("leads to a story that plays", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Latest stories" }).getByRole("listitem").first().click();
  await expect(page).toHaveURL(/\/video-detail\//);
  await expect(page.getByRole("button", { name: "UNMUTE" })).toBeVisible();
});
