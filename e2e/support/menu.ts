import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the side menu as a visitor does and returns it. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  return menu;
}
