import { expect, test } from "../support/test";

test("every navigation begins at the top, also back and forward", async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  await page.goto("/");
  await page.getByRole("region", { name: "Latest stories" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/video-detail\//);
  await expect.poll(top).toBe(0);
  await page.getByRole("link", { name: /Discover Jesus/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole("region", { name: "Latest stories" })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(0);
  await page.goForward();
  await expect(page.getByRole("link", { name: /Discover Jesus/ })).toBeVisible();
  await expect.poll(top).toBe(0);
});
