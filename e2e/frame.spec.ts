import { readSettings } from "./support/contract";
import { expectNoHorizontalScroll } from "./support/accessibility";
import { openMenu, pauseClock, runUntilVisible, untilLive } from "./support/page-actions";
import { expect, test } from "./support/test";

const SCROLLED_ABOVE_PX = 20;

test("offers every menu item in its section; links to other sites open in a new tab", async ({
  page,
  providerUrl,
}) => {
  const settings = await readSettings(providerUrl);
  await page.goto("/");
  const menu = await openMenu(page);
  const items = await menu
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [link.childNodes[0]?.textContent, link.getAttribute("href")]),
    );
  expect(items).toEqual([
    ["Watch Real Stories", settings.watchRealStoryLink],
    ["Share your story", new URL(settings.shareStoryLink ?? "").href],
    ["Shop", new URL(settings.shopLink ?? "").href],
    ["Discover Jesus", "/discover-jesus"],
    ["Search", "/search"],
    ["Saved stories", "/saved"],
    ["Language", "/language"],
    ["About", "/about-us"],
    ["Contact", "/contact-us"],
    ["Upload", "/upload-story"],
    ["Blog", "/blog"],
    ["Helpdesk", "/help-desk"],
    ["Volunteer", "/volunteer"],
    ["Install App", "/install-app"],
    ["Login", "/login"],
    ["Terms of Service", "/terms-service"],
    ["Privacy Policy", "/privacy-policy"],
  ]);
  await expect(menu.getByRole("heading", { name: "Company" })).toBeVisible();
  await expect(menu.getByRole("heading", { name: "Legal" })).toBeVisible();
  await expect(menu.getByText(`@ 2025 ${settings.company ?? ""} LLC`, { exact: true })).toBeVisible();
  for (const name of [/^Share your story/, /^Shop/]) {
    const link = menu.getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

test("changes its style when scrolled beyond 20 px, not at 20", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
    }, top);
  const atTop = await ground();
  await scrollTo(SCROLLED_ABOVE_PX + 1);
  await expect.poll(ground).not.toBe(atTop);
  await scrollTo(SCROLLED_ABOVE_PX);
  await expect.poll(ground).toBe(atTop);
});

test("ends with the invitation, four networks and the copyright line", async ({ page, providerUrl }) => {
  const settings = await readSettings(providerUrl);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const invitation = footer.getByRole("link", { name: /Submit your faith testimony/ });
  await expect(invitation).toHaveAttribute("href", new URL(settings.shareStoryLink ?? "").href);
  await expect(invitation).toHaveAttribute("target", "_blank");
  for (const [name, href] of [
    ["Facebook", settings.facebookLink],
    ["Instagram", settings.instagramLink],
    ["TikTok", settings.tiktokLink],
    ["YouTube", settings.youtubeLink],
  ]) {
    await expect(footer.getByRole("link", { name: new RegExp(`^${name ?? ""}`) })).toHaveAttribute(
      "href",
      href ?? "",
    );
  }
  await expect(footer.getByText("@2025 copyrights, All Right Reserved", { exact: true })).toBeVisible();
});

test("lets keyboard visitors skip to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("shows a lost connection at the top right for two seconds", async ({ page, context }) => {
  await page.clock.install();
  await page.goto("/");
  await untilLive(page.getByRole("button", { name: "Open menu" }));
  await pauseClock(page);
  await context.setOffline(true);
  const toast = page.getByText("You’re offline. This page stays as it is.");
  await runUntilVisible(page, toast);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width / 2);
  }
  await page.clock.runFor(1500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test("keeps its layout with text twice as large on a small phone @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/", "/help-desk"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await expectNoHorizontalScroll(page);
    const call = page.getByRole("banner").getByRole("link", { name: "Watch Real Stories" });
    const { width = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(height);
  }
});
