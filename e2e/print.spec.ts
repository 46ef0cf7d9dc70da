import { expect, test } from "./support/test";

test("a reading page prints its words, and nothing to press", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("header")).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
});
