import type { Page } from "@playwright/test";
import { expectSoundOnAnyScreen } from "./support/accessibility";
import { openMenu, pauseClock, runUntilVisible } from "./support/page-actions";
import { expect, test } from "./support/test";

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });

test("has no accessibility faults while open, on any screen", async ({ page }) => {
  await page.goto("/");
  await openMenu(page);
  await expectSoundOnAnyScreen(page);
});

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  "the cross": (page) => page.getByRole("button", { name: "Close menu" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  // The menu starts listening a moment after it appears.
  "a click outside": (page) =>
    expect(async () => {
      await page.mouse.click(8, 300);
      await expect(page.getByRole("dialog")).toBeHidden({ timeout: 1000 });
    }).toPass(),
};

test("marks the body while open, closes in three ways, and returns the focus", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("body")).not.toHaveClass(/menu-active/);
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE))
    await test.step(way, async () => {
      const menu = await openMenu(page);
      await expect(page.locator("body")).toHaveClass(/menu-active/);
      await close(page);
      await expect(menu).toBeHidden();
      await expect(page.locator("body")).not.toHaveClass(/menu-active/);
      await expect(opener(page)).toBeFocused();
    });
});

test("closes on an item, shows the loader and follows the link", async ({ page }) => {
  await page.goto("/home");
  await page.goto("/");
  const menu = await openMenu(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/about-us/, async (route) => {
    await held;
    await route.continue();
  });
  await menu.getByRole("link", { name: "About" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeAttached();
  answer();
  await expect(page).toHaveURL(/\/about-us$/);
});

test("works by keyboard only and keeps the focus inside", async ({ page }) => {
  await page.goto("/");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const stops = (await menu.getByRole("link").count()) + 1;
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press("Tab");
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Shift+Tab");
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

const slicesKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open("recorded-stories");
        opened.onsuccess = () => {
          const asked = opened.result.transaction("slices").objectStore("slices").count();
          asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result);
          };
        };
      }),
  );

test("offers members Logout, which clears stored data and says so for five seconds", async ({ page }) => {
  const member = { userId: "42", firstName: "Ruth", lastName: "Boaz", email: "ruth@example.org" };
  await page.route("**/api/session", (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { member } }) : route.continue(),
  );
  await page.clock.install();
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("userId", "42");
    localStorage.setItem("firstName", "Ruth");
    sessionStorage.setItem("suggestedStories", "[]");
    return new Promise<void>((resolve) => {
      const opened = indexedDB.open("recorded-stories");
      opened.onupgradeneeded = () =>
        opened.result.createObjectStore("slices").put(new Blob(["film"]), [1, 0]);
      opened.onsuccess = () => {
        opened.result.close();
        resolve();
      };
    });
  });
  await page.reload();
  const menu = await openMenu(page);
  await expect(menu.getByRole("link", { name: "Login" })).toHaveCount(0);
  await pauseClock(page);
  await menu.getByRole("button", { name: "Logout" }).click();
  const toast = page.getByText("Logout successfully");
  await runUntilVisible(page, toast);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await slicesKept(page)).toBe(0);
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
  await page.clock.resume();
  await openMenu(page);
  await expect(menu.getByRole("link", { name: "Login" })).toBeVisible();
});
