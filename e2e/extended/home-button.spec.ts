import { expect, test } from "../support/test";

test("makes the last button look active while its section is on screen", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("link", { name: /Share your story now/ });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const atRest = await ground();
  await button.scrollIntoViewIfNeeded();
  await expect.poll(ground).not.toBe(atRest);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect.poll(ground).toBe(atRest);
});
