import type { Page } from "@playwright/test";
import { openWelcomeFilm, welcomeFilm } from "../support/page-actions";
import { expect, test } from "../support/test";

test("opens and closes in 300 ms, its backdrop in 150 ms", async ({ page }) => {
  const dialog = await openWelcomeFilm(page);
  await expect(dialog).toHaveCSS("animation-duration", "0.3s");
  await expect(page.locator(".dialog-overlay")).toHaveCSS("animation-duration", "0.15s");
  await page.evaluate(() => {
    document.addEventListener("animationstart", ({ target, animationName }) => {
      if (!(target instanceof Element)) return;
      document.documentElement.setAttribute(
        `data-${animationName}`,
        getComputedStyle(target).animationDuration,
      );
    });
  });
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-sink", "0.3s");
  await expect(page.locator("html")).toHaveAttribute("data-fade-out", "0.15s");
  await expect(dialog).toBeHidden();
});

test("is a plain link to the file when its code can't load", async ({ page }) => {
  await page.goto("/");
  const address = await welcomeFilm(page).getAttribute("href");
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await welcomeFilm(page).click();
  await expect(page).toHaveURL(address ?? "");
});

test("opens by keyboard and keeps the focus inside", async ({ page }) => {
  await page.goto("/");
  await welcomeFilm(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  "its button": (page) => page.getByRole("button", { name: "Close" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  // The dialog starts listening a moment after it appears.
  "the backdrop": (page) =>
    expect(async () => {
      await page.mouse.click(4, 4);
      await expect(page.getByRole("dialog")).toBeHidden({ timeout: 1000 });
    }).toPass(),
};

test("closes by its button, Escape and the backdrop, and returns the focus", async ({ page }) => {
  await page.goto("/");
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE))
    await test.step(way, async () => {
      await welcomeFilm(page).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(welcomeFilm(page)).toBeFocused();
    });
});
