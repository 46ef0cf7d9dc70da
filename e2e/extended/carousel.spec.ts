import { activePicture, approachCarousel, AUTOPLAY_DELAY_MS } from "../support/carousel";
import { expect, test } from "../support/test";

test("fetches Swiper only when it comes near", async ({ page }) => {
  const swiperScripts: string[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".js")) return;
    void response.text().then((code) => {
      if (code.includes("swiper-slide-active")) swiperScripts.push(response.url());
    });
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(swiperScripts).toEqual([]);
  await approachCarousel(page);
  await expect.poll(() => swiperScripts.length).toBeGreaterThan(0);
});

test("goes on by itself after a bullet was tapped @both", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await approachCarousel(page);
  await page.getByRole("button", { name: "Go to slide 3" }).click();
  await expect.poll(() => activePicture(page)).toBe("2");
  await expect(page.locator("[data-autoplay]")).toHaveAttribute("data-autoplay", "running");
  await expect
    .poll(async () => {
      await page.clock.runFor(AUTOPLAY_DELAY_MS);
      return activePicture(page);
    })
    .not.toBe("2");
});

test("is a strip to scroll by hand before Swiper has come @phone", async ({ page }) => {
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("swiper-slide-active")) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Pictures from our shop" }).getByRole("link")).not.toHaveCount(
    0,
  );
});
