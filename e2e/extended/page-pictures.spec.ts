import { expect, test } from "../support/test";

test("loads the blog's first picture first, and the others when they are near", async ({ page }) => {
  await page.goto("/blog");
  const pictures = page.getByRole("article").locator("img");
  expect(await pictures.count()).toBeGreaterThan(1);
  for (const [index, picture] of (await pictures.all()).entries()) {
    await expect(picture).toHaveAttribute("loading", index === 0 ? "eager" : "lazy");
    expect(await picture.getAttribute("fetchpriority")).toBe(index === 0 ? "high" : null);
  }
});

test("a phone with three pixels per CSS pixel loads two @phone", async ({ page }) => {
  await page.goto("/");
  const picture = page.locator(`a[href^="/video-detail/"] img`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\?w=320$/);
});

test("pictures far below load when a visitor comes near @phone", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const isLoaded = () =>
    page
      .locator(".gallery img")
      .evaluateAll((images: HTMLImageElement[]) => images.some(({ naturalWidth }) => naturalWidth > 0));
  expect(await isLoaded()).toBe(false);
  await page.locator(".gallery").scrollIntoViewIfNeeded();
  await expect.poll(isLoaded).toBe(true);
});
